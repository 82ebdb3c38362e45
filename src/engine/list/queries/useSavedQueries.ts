import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { useListState } from '../../../actions/useListState';
import type { CompiledResource } from '../../../schema/types/compiled';
import type { FilterValues } from '../filterValues/filterValues';
import { listSearch } from '../filterValues/useChangeList';

export interface SavedQuery {
  name: string;
  filter: FilterValues;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
}

const none: SavedQuery[] = [];

/** Filters, sort and page size that the operator has kept under a name, by resource. */
export function useSavedQueries(resource: CompiledResource) {
  const [queries, setQueries] = useStore<SavedQuery[]>(`prefs.savedQueries.${resource.name}`, none);
  const { filterValues, sort, perPage } = useListState();
  const navigate = useNavigate();
  const without = (name: string) => queries.filter((query) => query.name !== name);
  return {
    queries,
    /** A name that is taken is replaced. */
    save: (name: string) => setQueries([...without(name), { name, filter: filterValues, sort, perPage }]),
    remove: (name: string) => setQueries(without(name)),
    /** Everything in one step, so that the list makes one request. */
    pick: (query: SavedQuery) => void navigate({ search: listSearch({ ...query, page: 1 }) }),
  };
}
