import { useDataProvider } from 'react-admin';
import { useQueries } from '@tanstack/react-query';
import { useConsole } from '../../../session/ConsoleContext';
import type { CompiledFilter } from '../../../schema/types/compiled';
import type { FilterValues } from './filterValues';
import { presetQueries } from './presetQueries';

/**
 * A filter that a list cannot do without takes the first record of its resource until the operator chooses another.
 * @returns the values to lay below the list's own filters, whether they are still looked for, and the resource that has
 * no record to choose, if any.
 */
export function usePresetFilters(offered: readonly CompiledFilter[], values: FilterValues) {
  const { registry } = useConsole();
  const needed = presetQueries(offered, values, registry, useDataProvider());
  const answers = useQueries({ queries: needed.map(({ query }) => query) });
  const found = needed.map(({ name }, index) => [name, answers[index]?.data?.id] as const);
  return {
    values: Object.fromEntries(found.filter(([, id]) => id !== undefined)) as Record<string, unknown>,
    isPending: answers.some(({ isPending }) => isPending),
    missing: needed.find((_, index) => answers[index]?.data === null)?.reference,
    error: answers.find(({ error }) => error)?.error ?? null,
  };
}
