import type { Identifier } from 'react-admin';
import { ApiError } from '../http/apiError';
import { buildBody } from '../records/body';
import type { ProviderContext, Values, WireRecord } from '../context';
import type { RowDiff } from './diffRows';
import { namingFields } from '../records/fieldErrors';
import { targetOf } from '../records/paths';
import { idIn } from '../records/readRecords';
import { isRealRow, ownerOf, rowFacts, type RowsOf } from './relatedRows';
import { sendWithUploads } from './uploads';
import { createSimpleRestVerbs } from '../records/simpleRestVerbs';

export interface RowsSave {
  rowsOf: RowsOf;
  parent: WireRecord;
  before: readonly Values[];
  after: readonly Values[];
}

/** One call for one row. */
export interface RowTask {
  row: Values;
  /** Its place in the form. */
  index?: number;
  kind: 'create' | 'update' | 'remove';
  body?: Record<string, unknown>;
  before?: Values;
}

/** The body of one row; undefined where an existing row did not change. */
export function rowBody(
  context: ProviderContext,
  { rowsOf, parent }: Pick<RowsSave, 'rowsOf' | 'parent'>,
  row: Values,
  loaded?: Values,
) {
  const { related, child } = rowsOf;
  const owned = { ...row, ...ownerOf(related, parent) };
  const mode = loaded ? 'edit' : 'create';
  const standing = { ...context.standing(), codec: context.codec, placed: 'all' as const };
  const body = buildBody(child, { ...standing, mode, values: owned, loaded: loaded ?? {}, parent });
  return body && !loaded ? { ...body, ...ownerOf(related, parent) } : body;
}

/** What has to be written and what removed for the rows to be as the form has them. */
export function tasksOf(
  context: ProviderContext,
  save: RowsSave,
  diff: RowDiff,
): { writes: RowTask[]; removals: RowTask[] } {
  const isKeyed = save.rowsOf.related.key !== undefined;
  const changed = diff.kept.flatMap(({ row, before, index }): RowTask[] => {
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
    .map(({ row, index }): RowTask => ({ row, index, kind: 'create', body: rowBody(context, save, row) ?? {} }));
  return { writes: [...created, ...changed], removals: diff.removed.map((row) => ({ row, kind: 'remove' })) };
}

export function sendTask(
  context: ProviderContext,
  { rowsOf, parent }: Pick<RowsSave, 'rowsOf' | 'parent'>,
  task: RowTask,
): Promise<unknown> {
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
    const factsOf = (answer: unknown) => rowFacts(context, task.row, parent, id ?? idIn(answer, child.idField));
    return sendWithUploads(context, child, task, { write, factsOf });
  });
}

/** The server did not say no: whether it did what was asked nobody knows. */
export const isDoubtful = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.kind !== 'refused' && reason.kind !== 'unauthorized';

/** A row that is gone already needs no deleting. */
export const isGone = ({ kind }: RowTask, reason: unknown): boolean =>
  kind === 'remove' && reason instanceof ApiError && reason.status === 404;
