import type { DataProvider, RaRecord } from 'react-admin';
import type { CompiledFilter, Registry } from '../../../schema/types/compiled';
import { isEmptyFilter, type FilterValues } from './filterValues';
import { isPreset } from './useListFilters';

/**
 * How the first record of the resource is found that a filter takes which its list cannot do without
 * (`reference.preset: 'first'`) and which has no value yet.
 * @returns by the filter's name
 */
export function presetQueries(
  offered: readonly CompiledFilter[],
  values: FilterValues,
  registry: Registry,
  dataProvider: DataProvider,
) {
  const needed = offered.filter((filter) => isPreset(filter) && isEmptyFilter(values[filter.name]));
  return needed.map(({ name, field }) => {
    const reference = field.reference?.resource ?? '';
    const sort = registry.get(reference)?.list?.sort ?? { field: 'id', order: 'ASC' as const };
    const params = { pagination: { page: 1, perPage: 1 }, sort, filter: {} };
    const query = {
      queryKey: [reference, 'getList', params, 'preset'],
      queryFn: async () => (await dataProvider.getList<RaRecord>(reference, params)).data[0] ?? null,
      retry: false,
    };
    return { name, reference, query };
  });
}
