import type { CompiledResource } from '../src/schema/compiled';
import { ApiError } from './apiError';
import type { ProviderContext, Values, WireRecord } from './context';
import { forgetLists } from './lists';
import { PartialSaveError } from './partialSave';
import type { Progresses } from './progress';
import { isRealRow, loadRelated, rowFields, rowsIn, rowsToSave, type RowsOf } from './relatedRows';
import { saveBatch } from './saveBatch';
import { saveRows, type RowsOutcome } from './saveRows';

export interface RelatedSave {
  resource: CompiledResource;
  /** As it was just saved. */
  parent: WireRecord;
  /** Of the form. */
  values: Values;
  /** What was on the server before. */
  loaded: Values;
  isNew: boolean;
}

interface FieldOutcome {
  rowsOf: RowsOf;
  outcome: RowsOutcome;
}

const isSignedOut = (reason: unknown) => reason instanceof ApiError && reason.kind === 'unauthorized';

function saveField(context: ProviderContext, rowsOf: RowsOf, save: RelatedSave, created: readonly Values[]) {
  const { parent, values, loaded, isNew } = save;
  const after = rowsToSave(rowsOf, values, created);
  if (!after) return undefined;
  const rows = { rowsOf, parent, before: rowsIn(loaded, rowsOf.field) ?? [], after };
  const how = rowsOf.related.save;
  return how === 'each'
    ? saveRows(context, rows)
    : saveBatch(context, { ...rows, after: after.filter(isRealRow) }, how, isNew);
}

/** Rows of a batch get no identifiers in the answer: they are read again, so that the next save knows them. */
async function rowsNow(context: ProviderContext, { resource, parent }: RelatedSave, { rowsOf, outcome }: FieldOutcome) {
  const { field, related, child } = rowsOf;
  const isKnown = related.save === 'each' || outcome.created.length === 0;
  if (isKnown) return { field, loaded: outcome.rows, created: outcome.created };
  const fresh = await loadRelated(context, resource, parent).catch(() => undefined);
  const rows = fresh ? (rowsIn(fresh, field) ?? []) : outcome.rows;
  const earlier = new Set(outcome.rows.map((row) => row[child.idField]));
  return { field, loaded: rows, created: rows.filter((row) => !earlier.has(row[child.idField])) };
}

function partialSave({ parent, isNew }: RelatedSave, outcomes: readonly FieldOutcome[]): Error {
  const failures = outcomes.flatMap(({ outcome }) => outcome.failures);
  const signedOut = failures.find(({ reason }) => isSignedOut(reason));
  if (signedOut) return signedOut.reason as ApiError;
  return new PartialSaveError({
    failures,
    total: outcomes.reduce((sum, { outcome }) => sum + outcome.sent, 0),
    parentId: parent.id,
    isNewParent: isNew,
    rowIds: Object.fromEntries(outcomes.map(({ rowsOf, outcome }) => [rowsOf.field, outcome.ids])),
    rowIdFields: Object.fromEntries(outcomes.map(({ rowsOf }) => [rowsOf.field, rowsOf.child.idField])),
  });
}

/**
 * Saves the child rows of a record that was saved itself.
 * @throws PartialSaveError naming the rows that were refused; the next save of the record then sends only the rest.
 */
export async function saveRelated(context: ProviderContext, progresses: Progresses, save: RelatedSave): Promise<void> {
  const { resource, parent, values, loaded } = save;
  const earlier = progresses.of(resource, parent.id)?.created ?? {};
  const outcomes: FieldOutcome[] = [];
  for (const rowsOf of rowFields(context, resource, { ...values, ...parent })) {
    const outcome = await saveField(context, rowsOf, save, earlier[rowsOf.field] ?? []);
    if (outcome) outcomes.push({ rowsOf, outcome });
    if (outcome && outcome.sent > 0) forgetLists(context, rowsOf.child);
  }
  if (outcomes.every(({ outcome }) => outcome.failures.length === 0)) return progresses.end(resource, parent.id);
  const rows = await Promise.all(outcomes.map((outcome) => rowsNow(context, save, outcome)));
  progresses.keep(resource, parent.id, {
    loaded: { ...loaded, ...values, ...Object.fromEntries(rows.map(({ field, loaded: now }) => [field, now])) },
    created: Object.fromEntries(rows.map(({ field, created }) => [field, [...(earlier[field] ?? []), ...created]])),
  });
  throw partialSave(save, outcomes);
}
