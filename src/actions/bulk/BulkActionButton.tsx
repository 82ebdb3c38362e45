import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { CompiledAction } from '../../schema/types/compiled';
import type { BulkButtonProps } from './bulkButton';
import { useResourceTexts } from '../texts';
import { useScreenCommand } from '../useScreenCommand';
import { useListState } from '../useListState';
import { useActionFacts, useRunAction } from '../run/useRunAction';
import { inPart } from '../../loading/inPart';

/**
 * What all selected records have in common: `{selection.x}` of a bulk action's questions.
 * @returns only the fields whose value is the same in every record; a mixed field is absent.
 */
export function commonValues(records: readonly Readonly<Record<string, unknown>>[]): Record<string, unknown> {
  const [first, ...others] = records;
  if (!first) return {};
  return Object.fromEntries(
    Object.entries(first).filter(([field, value]) =>
      others.every((other) => JSON.stringify(other[field]) === JSON.stringify(value)),
    ),
  );
}

const ActionDialog = inPart(() => import('../run/ActionDialog').then(({ ActionDialog }) => ActionDialog));

/** A declared action for all selected rows: asks once, then runs row by row. */
export function BulkActionButton({ resource, action, records, start }: BulkButtonProps & { action: CompiledAction }) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { filterValues } = useListState();
  const run = useRunAction(resource, action);
  const factsOf = useActionFacts();
  const [isAsking, setIsAsking] = useState(false);
  const selection = commonValues(records);
  const args = { smart_count: records.length };
  const asksFirst = action.confirm === true || Object.keys(action.questions).length > 0;
  const answer = (ask: Record<string, unknown>) => {
    setIsAsking(false);
    start({
      records,
      work: (record, signal) => run({ record, ask, selection, filter: filterValues, ...(signal ? { signal } : {}) }),
      running: texts.action(action.name, 'running', args),
      done: texts.action(action.name, 'done', args),
      ...(action.atOnce !== undefined && { atOnce: action.atOnce }),
    });
  };
  const label = texts.action(action.name, 'label', args);
  const press = () => (asksFirst ? setIsAsking(true) : answer({}));
  useScreenCommand(translate('actions.of_selection', { label, ...args }), press);
  return (
    <>
      <Button size="small" variant="outlined" onClick={press}>
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          {...{ resource, action, args }}
          facts={{ ...factsOf({ selection, filter: filterValues }), subject: {}, record: {} }}
          onCancel={() => setIsAsking(false)}
          onAnswer={answer}
        />
      )}
    </>
  );
}
