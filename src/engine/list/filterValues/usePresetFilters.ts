import { useDataProvider, type RaRecord } from 'react-admin';
import { useQueries } from '@tanstack/react-query';
import { useConsole } from '../../../session/ConsoleContext';
import type { CompiledFilter } from '../../../schema/types/compiled';
import { isEmptyFilter, type FilterValues } from './useListFilters';

/**
 * A filter that a list cannot do without (`reference.preset: 'first'`) takes the first record of its resource until the
 * operator chooses another.
 * @returns the values to lay below the list's own filters, whether they are still looked for, and the resource that has
 * no record to choose, if any.
 */
export function usePresetFilters(offered: readonly CompiledFilter[], values: FilterValues) {
  const { registry } = useConsole();
  const dataProvider = useDataProvider();
  const needed = offered.filter(
    ({ name, field }) => field.reference?.preset === 'first' && isEmptyFilter(values[name]),
  );
  const answers = useQueries({
    queries: needed.map(({ field }) => {
      const reference = field.reference?.resource ?? '';
      const sort = registry.get(reference)?.list?.sort ?? { field: 'id', order: 'ASC' as const };
      const params = { pagination: { page: 1, perPage: 1 }, sort, filter: {} };
      return {
        queryKey: [reference, 'getList', params, 'preset'],
        queryFn: async () => (await dataProvider.getList<RaRecord>(reference, params)).data[0] ?? null,
        retry: false,
      };
    }),
  });
  const found = needed.map(({ name }, index) => [name, answers[index]?.data?.id] as const);
  return {
    values: Object.fromEntries(found.filter(([, id]) => id !== undefined)) as Record<string, unknown>,
    isPending: answers.some(({ isPending }) => isPending),
    missing: needed.find((_, index) => answers[index]?.data === null)?.field.reference?.resource,
    error: answers.find(({ error }) => error)?.error ?? null,
  };
}
