import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { isForSession } from '../../../actions/offeredActions';
import { useConsole } from '../../../session/ConsoleContext';
import { BulkProgress } from '../../../actions/bulk/BulkProgress';
import { BulkReportView } from '../../../actions/bulk/BulkReportView';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { useListState } from '../../../actions/useListState';
import { isRemembered } from '../../../actions/run/useRemembered';
import { useResourceTexts } from '../../../actions/texts';
import { atOnceOf, useBulkRun } from '../../../actions/bulk/useBulkRun';
import { useRunAction } from '../../../actions/run/useRunAction';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledAction } from '../../../schema/types/compiled';
import type { PanelProps } from './panels';

interface RunForAllProps {
  resource: PanelProps['resource'];
  action: CompiledAction;
  /** Of the texts of the run as a whole. */
  name: string;
}

/** Runs an action for every record that the list finds, whatever page it is on; what is remembered is not asked again. */
function RunForAll({ resource, action, name }: RunForAllProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const notify = useNotify();
  const { total = 0, filterValues, sort } = useListState();
  const { getAll } = useConsoleCalls();
  const queryClient = useQueryClient();
  const run = useRunAction(resource, action);
  const { state, start, retry, cancel, dismiss } = useBulkRun(resource);
  const isRunning = state !== undefined && state.report === undefined;
  const begin = async () => {
    const filter = filterValues as Record<string, unknown>;
    const all = await getAll(resource.name, { filter, sort }, () => undefined);
    const records = all.filter(({ id }) => !isRemembered(queryClient, resource.name, id));
    if (records.length === 0) return notify(texts.action(name, 'done', { smart_count: 0 }));
    await start({
      records,
      work: (record: RaRecord, signal) => run({ record, ...(signal ? { signal } : {}) }),
      running: () => texts.action(name, 'running'),
      done: (smart_count) => texts.action(name, 'done', { smart_count }),
      ...atOnceOf(action),
    });
  };
  const press = () => begin().catch((reason: unknown) => notify(failureText(translate, reason), { type: 'error' }));
  if (total === 0 && !state) return null;
  return (
    <div className="beside">
      {!isRunning && (
        <PlainButton variant="outlined" onClick={() => void press()}>
          {texts.action(name, 'label')}
        </PlainButton>
      )}
      {isRunning && <BulkProgress state={state} onCancel={cancel} />}
      {state?.report && <BulkReportView resource={resource} report={state.report} onClose={dismiss} onRetry={retry} />}
    </div>
  );
}

/** The action `options.action` for all records of a list, with the texts of `actions.<options.label>`. */
export function RunForAllPanel({ resource, options }: PanelProps) {
  const facts = useConsole();
  const action = resource.actions[String(options.action)];
  return action && isForSession(action, facts) ? (
    <RunForAll resource={resource} action={action} name={String(options.label)} />
  ) : null;
}
