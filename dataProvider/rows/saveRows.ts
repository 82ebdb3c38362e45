import type { Identifier } from 'react-admin';
import type { ProviderContext, Values } from '../context';
import { diffRows } from './diffRows';
import { inParallel } from '../http/inParallel';
import type { RowFailure } from './partialSave';
import { isGone, isDoubtful, rowBody, sendTask, tasksOf, type RowsSave, type RowTask } from './rowTasks';
import { idIn } from '../records/readRecords';
import { rowsNow } from './relatedRows';
import type { RowUploadError } from './uploads';

export { rowBody, type RowsSave } from './rowTasks';

/** What saving the rows of one field has come to. */
export interface RowsOutcome {
  /** How many rows were sent. */
  sent: number;
  failures: RowFailure[];
  /** What is on the server now. */
  rows: Values[];
  created: Values[];
  removed: Values[];
  ids: Record<number, Identifier>;
  /** Rows whose removal waits until everything else is saved. */
  waiting: number;
  /** New rows of which nobody knows whether they are on the server. */
  doubtful: Values[];
}

export const noOutcome = (before: readonly Values[]): RowsOutcome => ({
  sent: 0,
  failures: [],
  rows: [...before],
  created: [],
  removed: [],
  ids: {},
  waiting: 0,
  doubtful: [],
});

/** The rows of one field, saved in two steps: what is removed goes last, and only when all went well. */
export interface RowsSaving {
  outcome: RowsOutcome;
  write(): Promise<void>;
  remove(): Promise<void>;
  /** Instead of `remove`: something else was refused. */
  hold(): void;
}

interface Failed {
  task: RowTask;
  reason: unknown;
}

/** Saves the rows one by one, a few at a time. */
export function savingOf(context: ProviderContext, save: RowsSave): RowsSaving {
  const { rowsOf, before, after } = save;
  const { child, field, identify } = rowsOf;
  const { idField } = child;
  const { writes, removals } = tasksOf(context, save, diffRows(before, after, identify));
  const outcome = noOutcome(before);

  const done = ({ row, index, kind, before: earlier }: RowTask, id: Identifier | undefined) => {
    outcome.rows = outcome.rows.filter((known) => known !== (earlier ?? row));
    if (kind === 'remove') return void outcome.removed.push(row);
    const saved = id === undefined ? row : { ...row, [idField]: id, id };
    outcome.rows.push(saved);
    if (earlier) return;
    outcome.created.push(saved);
    if (id !== undefined && index !== undefined) outcome.ids[index] = id;
  };
  const earlierId = ({ before: earlier }: RowTask) => earlier?.[idField] as Identifier | undefined;

  /** Whether the rows as they are on the server show that a task was carried out although its answer says nothing of it. */
  const wasDone = (task: RowTask, now: readonly Values[]): Identifier | true | undefined => {
    const own = (task.before ?? task.row)[idField];
    const known = new Set(outcome.rows.map((row) => row[idField]));
    if (task.kind === 'remove') return now.some((row) => row[idField] === own) ? undefined : true;
    const candidates = now.filter((row) => (task.before ? row[idField] === own : !known.has(row[idField])));
    const found = candidates.find((row) => rowBody(context, save, task.row, row) === undefined);
    return found?.[idField] as Identifier | undefined;
  };

  /** Looks at the server where an answer was lost, and where a row may have been gone already. */
  const settle = async (failed: readonly Failed[]): Promise<Failed[]> => {
    const unclear = ({ task, reason }: Failed) => task.kind === 'remove' || isDoubtful(reason);
    if (!failed.some(unclear)) return [...failed];
    const now = await rowsNow(context, rowsOf, save.parent).catch(() => undefined);
    return failed.filter((failure) => {
      const { task } = failure;
      const id = now && unclear(failure) ? wasDone(task, now) : undefined;
      if (id !== undefined) done(task, id === true ? undefined : id);
      else if (!now && task.kind === 'create' && unclear(failure)) outcome.doubtful.push(task.row);
      return id === undefined;
    });
  };

  const run = async (tasks: RowTask[]) => {
    outcome.sent += tasks.length;
    const answers = await inParallel(tasks, (task) => sendTask(context, save, task));
    const failed: Failed[] = [];
    answers.forEach((answer, position) => {
      const task = tasks[position] as RowTask;
      /* A row of which a file was refused is saved without. */
      const half = 'reason' in answer ? (answer.reason as Partial<RowUploadError> | null) : undefined;
      if (half?.row) {
        done({ ...task, row: half.row }, earlierId(task) ?? idIn(half.answer, idField));
        failed.push({ task, reason: half.reason });
      } else if ('reason' in answer && !isGone(task, answer.reason)) failed.push({ task, reason: answer.reason });
      else done(task, earlierId(task) ?? ('value' in answer ? idIn(answer.value, idField) : undefined));
    });
    for (const { task, reason } of await settle(failed))
      outcome.failures.push({ field, ...(task.index === undefined ? {} : { index: task.index }), reason });
  };
  return {
    outcome,
    write: () => run(writes),
    remove: () => run(removals),
    hold: () => void (outcome.waiting = removals.length),
  };
}
