import type { Identifier } from 'ra-core';
import { ApiError } from './apiError';
import { buildBody } from './body';
import type { ProviderContext, Values, WireRecord } from './context';
import { diffRows, type RowDiff } from './diffRows';
import { namingFields } from './fieldErrors';
import { inParallel, type Outcome } from './inParallel';
import type { RowFailure } from './partialSave';
import { targetOf } from './paths';
import { isRealRow, ownerOf, rowFacts, type RowsOf } from './relatedRows';
import { createSimpleRestVerbs } from './simpleRestVerbs';
import type { RowUploadError } from './uploads';

/** What saving the rows of one field has come to. */
export interface RowsOutcome {
  /** How many rows were sent. */
  sent: number;
  failures: RowFailure[];
  /** What is on the server now. */
  rows: Values[];
  created: Values[];
  ids: Record<number, Identifier>;
}

export interface RowsSave {
  rowsOf: RowsOf;
  parent: WireRecord;
  before: readonly Values[];
  after: readonly Values[];
}

/** The body of one row; undefined where an existing row did not change. */
export function rowBody(context: ProviderContext, { rowsOf, parent }: RowsSave, row: Values, loaded?: Values) {
  const { related, child } = rowsOf;
  const owned = { ...related.where, ...row, ...ownerOf(related, parent) };
  const mode = loaded ? 'edit' : 'create';
  const standing = { ...context.standing(), codec: context.codec, placed: 'all' as const };
  const body = buildBody(child, { ...standing, mode, values: owned, loaded: loaded ?? {}, parent });
  return body && !loaded ? { ...related.where, ...body, ...ownerOf(related, parent) } : body;
}

const idIn = (answer: unknown, idField: string): Identifier | undefined => {
  const { [idField]: own, sid } = (answer ?? {}) as Record<string, Identifier | undefined>;
  return own ?? sid;
};

interface Task {
  row: Values;
  index?: number;
  kind: 'create' | 'update' | 'remove';
  body?: Record<string, unknown>;
  before?: Values;
}

function tasksOf(context: ProviderContext, save: RowsSave, diff: RowDiff): { writes: Task[]; removals: Task[] } {
  const isKeyed = save.rowsOf.related.key !== undefined;
  const changed = diff.kept.flatMap(({ row, before, index }): Task[] => {
    const body = rowBody(context, save, row, before);
    if (!body) return [];
    /* An API that knows rows by key takes a new and a changed one by the same call. */
    return [
      isKeyed
        ? { row, index, before, kind: 'create', body: rowBody(context, save, row) ?? {} }
        : { row, index, before, kind: 'update', body },
    ];
  });
  const created = diff.created
    .filter(({ row }) => isRealRow(row))
    .map(({ row, index }): Task => ({ row, index, kind: 'create', body: rowBody(context, save, row) ?? {} }));
  return { writes: [...created, ...changed], removals: diff.removed.map((row) => ({ row, kind: 'remove' })) };
}

function send(context: ProviderContext, { rowsOf, parent }: RowsSave, task: Task): Promise<unknown> {
  const { child } = rowsOf;
  const verbs = createSimpleRestVerbs(context.http, context.createSimpleRest);
  const id = (task.before ?? task.row)[child.idField] as Identifier | undefined;
  const facts = rowFacts(context, { ...ownerOf(rowsOf.related, parent), ...task.row }, parent, id);
  const verb = task.kind === 'remove' ? 'delete' : task.kind;
  const call = { target: targetOf(child, verb, facts), ...(id === undefined || verb === 'create' ? {} : { id }) };
  return namingFields(child, async () => {
    if (task.kind === 'remove') return verbs.remove(call);
    const write = (body: Values) =>
      task.kind === 'create' ? verbs.create({ ...call, body }) : verbs.update({ ...call, body });
    if (!child.api.uploads) return write(task.body ?? {});
    const { sendWithUploads } = await import('./uploads');
    const factsOf = (answer: unknown) => rowFacts(context, task.row, parent, id ?? idIn(answer, child.idField));
    return sendWithUploads(context, child, task, { write, factsOf });
  });
}

/** A row that is gone already needs no deleting. */
const isGone = (task: Task, outcome: Outcome<unknown>) =>
  task.kind === 'remove' && 'reason' in outcome && outcome.reason instanceof ApiError && outcome.reason.status === 404;

/**
 * Saves the rows one by one, a few at a time: new and changed ones first, removals last and only when all went well – a failure
 * half-way leaves too much, never too little (design, section 8).
 */
export async function saveRows(context: ProviderContext, save: RowsSave): Promise<RowsOutcome> {
  const { rowsOf, before, after } = save;
  const { child, field, identify } = rowsOf;
  const { writes, removals } = tasksOf(context, save, diffRows(before, after, identify));
  const outcome: RowsOutcome = { sent: 0, failures: [], rows: [...before], created: [], ids: {} };

  const run = async (tasks: Task[]) => {
    outcome.sent += tasks.length;
    const answers = await inParallel(tasks, (task) => send(context, save, task));
    answers.forEach((answer, position) => record(tasks[position] as Task, answer));
  };
  const record = (task: Task, answer: Outcome<unknown>) => {
    const { index } = task;
    /* What became of a row of which a file was refused: it is saved without. */
    const half = 'reason' in answer ? (answer.reason as Partial<RowUploadError>) : {};
    const row = half.row ?? task.row;
    if ('reason' in answer && !isGone(task, answer)) {
      const reason = half.row ? half.reason : answer.reason;
      outcome.failures.push({ field, ...(index === undefined ? {} : { index }), reason });
      if (!half.row) return;
    }
    outcome.rows = outcome.rows.filter((known) => known !== (task.before ?? task.row));
    if (task.kind === 'remove') return;
    const given = 'value' in answer ? answer.value : half.answer;
    const id = task.before?.[child.idField] ?? idIn(given, child.idField);
    const saved = id === undefined ? row : { ...row, [child.idField]: id, id };
    outcome.rows.push(saved);
    if (task.before) return;
    outcome.created.push(saved);
    if (id !== undefined && index !== undefined) outcome.ids[index] = id as Identifier;
  };

  await run(writes);
  if (outcome.failures.length === 0) await run(removals);
  return outcome;
}
