import type { Identifier } from 'react-admin';
import type { Facts } from '../../src/schema/facts/predicate';
import type { Template } from '../../src/schema/types';
import type { ProviderContext, Values } from '../context';
import { diffRows } from './diffRows';
import { namingFields } from '../records/fieldErrors';
import { inParallel } from '../http/inParallel';
import { fillPath } from '../records/paths';
import { rowFacts } from './relatedRows';
import { noOutcome, rowBody, type RowsOutcome, type RowsSave } from './saveRows';

interface BatchTemplates {
  create: Template;
  update: Template;
  remove: Template;
}

/** Every field of a row that may be written: a batch replaces rows, it does not patch them. */
function wholeBody(context: ProviderContext, save: RowsSave, row: Values): Values {
  const { child } = save.rowsOf;
  const id = row[child.idField];
  const body = rowBody(context, save, row) ?? {};
  return id === undefined ? body : { [child.idField]: id, ...body };
}

/**
 * Saves rows that the API takes as one array: `create` (POST) with a new parent, else `update` (PUT) with new and changed rows; each
 * removed row by `remove` (DELETE) afterwards, since the array never deletes. In `create` and `update` `{id}` is the parent, in
 * `remove` it is the row.
 */
export async function saveBatch(
  context: ProviderContext,
  save: RowsSave,
  templates: BatchTemplates,
  isNewParent: boolean,
): Promise<RowsOutcome> {
  const { rowsOf, parent, before, after } = save;
  const { child, field, identify } = rowsOf;
  const { created, kept, removed } = diffRows(before, after, identify);
  const changed = kept.filter(({ row, before: earlier }) => rowBody(context, save, row, earlier));
  const rows = [...created, ...changed].sort((one, other) => one.index - other.index).map(({ row }) => row);
  const outcome: RowsOutcome = { ...noOutcome(before), sent: rows.length };

  const parentFacts: Facts = { ...rowFacts(context, parent, parent, parent.id) };
  const sendAll = () =>
    context.http.request(fillPath([isNewParent ? templates.create : templates.update], parentFacts), {
      method: isNewParent ? 'POST' : 'PUT',
      body: rows.map((row) => wholeBody(context, save, row)),
    });
  if (rows.length > 0) {
    try {
      await namingFields(child, sendAll);
      const changedBefore = new Set(changed.map(({ before: earlier }) => earlier));
      outcome.rows = [...before.filter((row) => !changedBefore.has(row)), ...rows];
      outcome.created = created.map(({ row }) => row);
    } catch (reason) {
      outcome.failures.push({ field, reason });
      return outcome;
    }
  }
  outcome.sent += removed.length;
  const gone = await inParallel(removed, (row) => {
    const facts = rowFacts(context, row, parent, row[child.idField] as Identifier);
    return context.http.request(fillPath([templates.remove], facts), { method: 'DELETE' });
  });
  gone.forEach((answer, position) => {
    if ('reason' in answer) outcome.failures.push({ field, reason: answer.reason });
    else {
      outcome.rows = outcome.rows.filter((row) => row !== removed[position]);
      outcome.removed.push(removed[position] as Values);
    }
  });
  return outcome;
}
