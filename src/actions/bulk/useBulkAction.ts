import { useMemo } from 'react';
import type { CompiledAction } from '../../schema/types/compiled';
import { useActionFacts, useRunAction } from '../run/useRunAction';
import { useResourceTexts } from '../texts';
import { useListState } from '../useListState';
import type { BulkButtonProps } from './bulkButton';
import { atOnceOf } from './useBulkRun';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * What all selected records have in common: `{selection.x}` of a bulk action's questions.
 * @returns only the fields whose value is the same in every record; a mixed field is absent.
 */
export function commonValues(records: readonly Values[]): Record<string, unknown> {
  const [first, ...others] = records;
  if (!first) return {};
  return Object.fromEntries(
    Object.entries(first).filter(([field, value]) => others.every((other) => isSame(other[field], value))),
  );
}

export interface BulkActionProps extends BulkButtonProps {
  action: CompiledAction;
}

/** What every way of running a declared action for the selected rows needs: its facts and texts, and the job itself. */
export function useBulkAction({ resource, action, records, start }: BulkActionProps) {
  const texts = useResourceTexts(resource.name);
  const { filterValues: filter } = useListState();
  const run = useRunAction(resource, action);
  const factsOf = useActionFacts();
  const selection = useMemo(() => commonValues(records), [records]);
  const facts = useMemo(
    () => ({ ...factsOf({ selection, filter }), subject: {}, record: {} }),
    [factsOf, selection, filter],
  );
  const args = { smart_count: records.length };
  return {
    facts,
    args,
    label: texts.action(action.name, 'label', args),
    begin: (ask: Record<string, unknown>) =>
      start({
        records,
        work: (record, signal) => run({ record, ask, selection, filter, ...(signal ? { signal } : {}) }),
        running: (smart_count) => texts.action(action.name, 'running', { smart_count }),
        done: (smart_count) => texts.action(action.name, 'done', { smart_count }),
        ...atOnceOf(action),
      }),
  };
}
