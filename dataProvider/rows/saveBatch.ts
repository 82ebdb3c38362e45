import type { Identifier } from 'react-admin';
import type { Facts } from '../../src/schema/facts/predicate';
import type { Template } from '../../src/schema/types';
import { ApiError } from '../http/apiError';
import type { ProviderContext, Values } from '../context';
import { diffRows } from './diffRows';
import { innerSavings, isInnerChanged, withInnerBodies } from './innerRows';
import { namingFields } from '../records/fieldErrors';
import { inParallel } from '../http/inParallel';
import { fillPath, targetOf } from '../records/paths';
import { isRealRow, rowFacts, rowsNow } from './relatedRows';
import { isGone } from './rowTasks';
import { noOutcome, rowBody, type RowsOutcome, type RowsSave, type RowsSaving } from './saveRows';

/** Statuses by which the platform refuses what a row says (platform-api 1.4). */
const judged = [400, 422, 500];

/** A row that is to be written, with its place in the form. */
interface Written {
  row: Values;
  index: number;
  before?: Values;
}

/** Every field of a row that may be written: a batch replaces rows, it does not patch them. */
function wholeBody(context: ProviderContext, save: RowsSave, { row, before }: Written): Values {
  const { child } = save.rowsOf;
  const id = row[child.idField];
  /* What was emptied is said, too. */
  const changes = before && rowBody(context, save, row, before);
  const body = withInnerBodies(context, save.rowsOf, row, { ...rowBody(context, save, row), ...changes });
  return id === undefined || id === null ? body : { [child.idField]: id, ...body };
}

/**
 * Saves rows that the API takes as one array: by POST with a new parent, else by PUT with new and changed rows; each removed row by
 * its own DELETE afterwards, since the array never deletes. Where the array fails it is read what of it was written all the same;
 * what was refused without a word about which row is meant is sent again row by row.
 * @param path of the array; `{id}` is the parent
 */
export function batchSavingOf(
  context: ProviderContext,
  save: RowsSave,
  path: Template,
  isNewParent: boolean,
): RowsSaving {
  const { rowsOf, parent, before } = save;
  const { child, field, identify } = rowsOf;
  const { idField } = child;
  const { created, kept, removed } = diffRows(before, save.after, identify);
  const isChanged = (row: Values, earlier: Values) =>
    rowBody(context, save, row, earlier) !== undefined || isInnerChanged(context, rowsOf, row, earlier);
  const written: Written[] = [
    ...created.filter(({ row }) => isRealRow(row)),
    ...kept.filter(({ row, before: earlier }) => isChanged(row, earlier)),
  ].sort((one, other) => one.index - other.index);
  const outcome: RowsOutcome = { ...noOutcome(before), sent: written.length };
  const inner = innerSavings(context, rowsOf, kept);

  const parentFacts: Facts = rowFacts(context, parent, parent, parent.id);
  const send = (rows: readonly Written[], isFirst: boolean) =>
    namingFields(child, () =>
      context.http.request(fillPath([path], parentFacts), {
        method: isFirst ? 'POST' : 'PUT',
        body: rows.map((each) => wholeBody(context, save, each)),
      }),
    );

  /** Of a new row nobody knows yet under which identifier: it is looked for when it matters. */
  const taken = ({ row, before: earlier }: Written) => {
    if (!earlier) return void outcome.doubtful.push(row);
    const saved = { ...row, [idField]: earlier[idField], id: earlier.id };
    outcome.rows = outcome.rows.map((known) => (known === earlier ? saved : known));
  };
  const found = ({ index, before: earlier }: Written, row: Values) => {
    outcome.rows = [...outcome.rows.filter((known) => known !== earlier), row];
    if (earlier) return;
    outcome.created.push(row);
    outcome.ids[index] = row[idField] as Identifier;
  };
  const fail = (reason: unknown, row?: Written) =>
    void outcome.failures.push({ field, reason, ...(row && { index: row.index }) });

  /** What of the array was not written, although it failed. @returns undefined where it cannot be read */
  const unwritten = async (rows: readonly Written[]): Promise<Written[] | undefined> => {
    const now = await rowsNow(context, rowsOf, parent).catch(() => undefined);
    const known = new Set(before.map((row) => row[idField]));
    return (
      now &&
      rows.filter((each) => {
        const own = each.before?.[idField];
        const candidates = now.filter((row) => (each.before ? row[idField] === own : !known.has(row[idField])));
        const match = candidates.find((row) => !isChanged(each.row, row));
        if (!match) return true;
        known.add(match[idField]);
        found(each, match);
        return false;
      })
    );
  };

  const attempt = (rows: readonly Written[], isFirst: boolean) =>
    send(rows, isFirst).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );

  /** One row after the other, so that it is known which one is refused. */
  const writeEach = async (rows: readonly Written[]) => {
    for (const each of rows) {
      const reason = await attempt([each], false);
      if (reason) fail(reason, each);
      else taken(each);
    }
  };

  const writeAll = async () => {
    const reason = written.length > 0 ? await attempt(written, isNewParent) : undefined;
    if (!reason) return written.forEach(taken);
    if (reason instanceof ApiError && reason.kind === 'unauthorized') return fail(reason);
    const rest = await unwritten(written);
    if (!rest) {
      outcome.doubtful.push(...written.flatMap(({ row, before: earlier }) => (earlier ? [] : [row])));
      return fail(reason);
    }
    const isJudged = reason instanceof ApiError && judged.includes(reason.status);
    if (rest.length > 1 && isJudged) return writeEach(rest);
    if (rest.length > 0) fail(reason, rest.length === 1 ? rest[0] : undefined);
  };

  /** What saving the rows of rows has come to. */
  const takeInner = () => {
    outcome.failures.push(...inner.flatMap((each) => each.failures()));
    outcome.rows = inner.reduce<Values[]>((rows, each) => each.into(rows), outcome.rows);
  };

  return {
    outcome,
    async write() {
      await writeAll();
      const isRefused = (index: number) => outcome.failures.some((failure) => failure.index === index);
      if (outcome.failures.some(({ index }) => index === undefined)) return;
      await Promise.all(inner.filter(({ index }) => !isRefused(index)).map(({ saving: each }) => each.write()));
      takeInner();
    },
    async remove() {
      await Promise.all(inner.map(({ saving: each }) => each.remove()));
      takeInner();
      outcome.sent += removed.length;
      const gone = await inParallel(removed, (row) => {
        const facts = rowFacts(context, row, parent, row[idField] as Identifier);
        const target = targetOf(child, 'delete', facts);
        return context.http.request(target.path, { method: target.method });
      });
      gone.forEach((answer, position) => {
        const row = removed[position] as Values;
        if ('reason' in answer && !isGone({ row, kind: 'remove' }, answer.reason)) return fail(answer.reason);
        outcome.rows = outcome.rows.filter((known) => known !== row);
        outcome.removed.push(row);
      });
    },
    hold() {
      inner.forEach(({ saving: each }) => each.hold());
      outcome.waiting = removed.length + inner.reduce((sum, { saving: each }) => sum + each.outcome.waiting, 0);
    },
  };
}
