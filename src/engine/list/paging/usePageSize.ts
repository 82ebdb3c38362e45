import { useListState } from '../../../actions/useListState';
import { useChangeList } from '../filterValues/useChangeList';

/** The page of the new size on which the first row of the present page stands. */
export const pageAfterResize = (page: number, perPage: number, newSize: number): number =>
  Math.floor(((page - 1) * perPage) / newSize) + 1;

/** @returns changes the page size in one step, with the row that stands first now still on the page. */
export function usePageSize(): (perPage: number) => void {
  const { page, perPage } = useListState();
  const change = useChangeList();
  return (newSize) => change({ perPage: newSize, page: pageAfterResize(page, perPage, newSize) });
}
