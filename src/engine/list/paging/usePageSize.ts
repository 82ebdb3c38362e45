import { useNavigate } from 'react-router';
import { useListState } from '../../../actions/useListState';

/** The page of the new size on which the first row of the present page stands. */
export const pageAfterResize = (page: number, perPage: number, newSize: number): number =>
  Math.floor(((page - 1) * perPage) / newSize) + 1;

/** @returns changes the page size in one step, with the row that stands first now still on the page. */
export function usePageSize(): (perPage: number) => void {
  const { page, perPage, sort, filterValues } = useListState();
  const navigate = useNavigate();
  return (newSize) => {
    const search = new URLSearchParams({
      filter: JSON.stringify(filterValues),
      sort: sort.field,
      order: sort.order,
      page: String(pageAfterResize(page, perPage, newSize)),
      perPage: String(newSize),
    });
    void navigate({ search: search.toString() });
  };
}
