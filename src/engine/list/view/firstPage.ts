import type { QueryClient } from '@tanstack/react-query';
import { getQuery, parseQueryFromLocation, type DataProvider, type RaRecord, type Store } from 'react-admin';
import type { CompiledResource, Registry } from '../../../schema/types/compiled';
import type { Session } from '../../../session/session';
import { initialFilters } from '../filterValues/initialFilters';
import { presetQueries } from '../filterValues/presetQueries';
import type { FilterValues } from '../filterValues/filterValues';
import { offeredFilters } from '../filterValues/useListFilters';

interface Opening {
  resource: CompiledResource;
  registry: Registry;
  session: Session;
  /** Of the address. */
  search: string;
  store: Store;
  queryClient: QueryClient;
  dataProvider: DataProvider;
}

/** Rows to a page where nothing else is said or chosen. */
export const usualPageSize = 25;

/** What react-admin's list sorts by where nothing else is said. */
export const usualSort = { field: 'id', order: 'ASC' } as const;

/** What the list is going to ask for, as react-admin makes it of the address, of what the list was left with, and of its defaults. */
function paramsOf({ resource, search, store, session }: Opening) {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(`${resource.name}.listParams`, {}),
    filterDefaultValues: initialFilters(resource, offeredFilters(resource, session), store, search),
    sort: resource.list?.sort ?? usualSort,
    perPage: usualPageSize,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order === 'DESC' ? ('DESC' as const) : ('ASC' as const) },
    filter: query.filter as FilterValues,
    meta: undefined,
  };
}

/** What the filters take that the list cannot do without; undefined where there is nothing to take. */
async function presetsOf(opening: Opening, values: FilterValues): Promise<FilterValues | undefined> {
  const { resource, registry, session, queryClient, dataProvider } = opening;
  const needed = presetQueries(offeredFilters(resource, session), values, registry, dataProvider);
  const found = await Promise.all(needed.map(({ query }) => queryClient.ensureQueryData(query)));
  if (found.includes(null)) return undefined;
  return Object.fromEntries(needed.map(({ name }, index) => [name, found[index]?.id]));
}

/**
 * Asks for the rows that a list is going to show, before it is drawn, under the key and in the shape of react-admin's `useGetList`:
 * the list finds them there and is drawn once, with rows.
 */
export async function fetchFirstPage(opening: Opening): Promise<void> {
  const { resource, queryClient, dataProvider } = opening;
  const { filter, ...others } = paramsOf(opening);
  const presets = await presetsOf(opening, filter);
  if (!presets) return;
  const params = { ...others, filter: { ...filter, ...presets } };
  await queryClient.prefetchQuery({
    queryKey: [resource.name, 'getList', params],
    queryFn: async ({ signal }) => {
      const { data, total, pageInfo } = await dataProvider.getList<RaRecord>(resource.name, { ...params, signal });
      return { data, total, pageInfo, meta: undefined };
    },
    retry: false,
  });
}
