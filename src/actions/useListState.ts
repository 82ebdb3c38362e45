import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';

/** The list that stands around a component; ra-core leaves its records and filters without a type. */
export const useListState = useListContext as () => Omit<ListControllerResult<RaRecord>, 'filterValues'> & {
  filterValues: Readonly<Record<string, unknown>>;
};
