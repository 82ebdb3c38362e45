import type { CompiledResource } from '../../src/schema/types/compiled';
import { ApiError } from '../http/apiError';
import type { ProviderContext, Values, WireRecord } from '../context';
import { forgetLists } from '../lists/lists';
import { PartialSaveError } from './partialSave';
import type { Progress, Progresses } from './progress';
import { isRealRow, loadRelated, rowFields, rowsIn, rowsNow, rowsToSave, type RowsOf } from './relatedRows';
import { saveBatch } from './saveBatch';
import { noOutcome, rowBody, savingOf, type RowsOutcome, type RowsSaving } from './saveRows';

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

interface FieldSaving {
  rowsOf: RowsOf;
  saving: RowsSaving;
  /** As the form has them. */
  after: readonly Values[];
}

const isSignedOut = (reason: unknown) => reason instanceof ApiError && reason.kind === 'unauthorized';

/** Rows of an earlier save whose answer was lost, as far as they are on the server after all. */
async function foundAgain(
  context: ProviderContext,
  rowsOf: RowsOf,
  { parent }: RelatedSave,
  doubtful: readonly Values[],
  before: readonly Values[],
): Promise<Values[]> {
  if (doubtful.length === 0) return [];
  const { idField } = rowsOf.child;
  const known = new Set(before.map((row) => row[idField]));
  const now = (await rowsNow(context, rowsOf, parent)).filter((row) => !known.has(row[idField]));
  return now.filter((row) => doubtful.some((sent) => rowBody(context, { rowsOf, parent }, sent, row) === undefined));
}

/** A batch has one step: the API takes all of its rows at once. */
function batchSaving(
  context: ProviderContext,
  rows: Parameters<typeof saveBatch>[1],
  how: Parameters<typeof saveBatch>[2],
  isNew: boolean,
): RowsSaving {
  const saving: RowsSaving = {
    outcome: noOutcome(rows.before),
    async write() {
      saving.outcome = await saveBatch(context, { ...rows, after: rows.after.filter(isRealRow) }, how, isNew);
    },
    remove: () => Promise.resolve(),
    hold: () => undefined,
  };
  return saving;
}

async function savingOfField(
  context: ProviderContext,
  rowsOf: RowsOf,
  save: RelatedSave,
  earlier: Progress | undefined,
): Promise<FieldSaving[]> {
  const { field } = rowsOf;
  if (!rowsIn(save.values, field)) return [];
  const before = rowsIn(save.loaded, field) ?? [];
  const found = await foundAgain(context, rowsOf, save, earlier?.doubtful[field] ?? [], before);
  const created = [...(earlier?.created[field] ?? []), ...found];
  const isSame = (row: Values, other: Values) =>
    rowBody(context, { rowsOf, parent: save.parent }, row, other) === undefined;
  const after = rowsToSave(rowsOf, save.values, created, isSame) ?? [];
  const rows = { rowsOf, parent: save.parent, before: [...before, ...found], after };
  const how = rowsOf.related.save;
  const saving = how === 'each' ? savingOf(context, rows) : batchSaving(context, rows, how, save.isNew);
  return [{ rowsOf, saving, after }];
}

/** Rows of a batch get no identifiers in the answer: they are read again, so that the next save knows them. */
async function rowsAfter(
  context: ProviderContext,
  { resource, parent }: RelatedSave,
  { rowsOf, saving: { outcome } }: FieldSaving,
) {
  const { field, related, child } = rowsOf;
  const isKnown = related.save === 'each' || outcome.created.length === 0;
  if (isKnown) return { field, loaded: outcome.rows, created: outcome.created };
  const fresh = await loadRelated(context, resource, parent).catch(() => undefined);
  const rows = fresh ? (rowsIn(fresh, field) ?? []) : outcome.rows;
  const earlier = new Set(outcome.rows.map((row) => row[child.idField]));
  return { field, loaded: rows, created: rows.filter((row) => !earlier.has(row[child.idField])) };
}

const sumOf = (outcomes: readonly RowsOutcome[], part: 'sent' | 'waiting') =>
  outcomes.reduce((sum, outcome) => sum + outcome[part], 0);

function partialSave({ parent, isNew }: RelatedSave, savings: readonly FieldSaving[]): Error {
  const outcomes = savings.map(({ saving }) => saving.outcome);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const signedOut = failures.find(({ reason }) => isSignedOut(reason));
  if (signedOut) return signedOut.reason as ApiError;
  const byField = <T>(value: (saving: FieldSaving) => T) =>
    Object.fromEntries(savings.map((each) => [each.rowsOf.field, value(each)]));
  return new PartialSaveError({
    failures,
    total: sumOf(outcomes, 'sent'),
    waiting: sumOf(outcomes, 'waiting'),
    parentId: parent.id,
    isNewParent: isNew,
    rowIds: byField(({ saving }) => saving.outcome.ids),
    rowIdFields: byField(({ rowsOf }) => rowsOf.child.idField),
    removed: byField(({ saving }) => saving.outcome.removed),
  });
}

/** New and changed rows of every field, then what is removed: a failure half-way leaves too much, never too little (design, section 8). */
async function runAll(savings: readonly FieldSaving[]): Promise<void> {
  const hasFailed = () => savings.some(({ saving }) => saving.outcome.failures.length > 0);
  for (const { saving } of savings) await saving.write();
  for (const { saving } of savings) {
    if (hasFailed()) saving.hold();
    else await saving.remove();
  }
}

/** The rows of the form with the identifiers that they got: what is saved, should it not be possible to read it again. */
function identified({ rowsOf: { child }, saving: { outcome }, after }: FieldSaving): Values[] {
  return after.map((row, index) => {
    const id = outcome.ids[index];
    return id === undefined ? row : { ...row, [child.idField]: id, id };
  });
}

/**
 * Saves the child rows of a record that was saved itself.
 * @returns the rows as they were saved, by field
 * @throws PartialSaveError naming the rows that were refused; the next save of the record then sends only the rest.
 */
export async function saveRelated(
  context: ProviderContext,
  progresses: Progresses,
  save: RelatedSave,
): Promise<Values> {
  const { resource, parent, values, loaded } = save;
  const earlier = progresses.of(resource, parent.id);
  const found = rowFields(context, resource, { ...values, ...parent }).map((rowsOf) =>
    savingOfField(context, rowsOf, save, earlier),
  );
  const savings = (await Promise.all(found)).flat();
  await runAll(savings);
  for (const { rowsOf, saving } of savings) if (saving.outcome.sent > 0) forgetLists(context, rowsOf.child);
  if (savings.every(({ saving }) => saving.outcome.failures.length === 0)) {
    progresses.end(resource, parent.id);
    /* Rows that are known by key need no identifier. */
    const byId = savings.filter(({ rowsOf: { related } }) => related.key === undefined);
    return Object.fromEntries(byId.map((saving) => [saving.rowsOf.field, identified(saving)]));
  }
  const rows = await Promise.all(savings.map((saving) => rowsAfter(context, save, saving)));
  progresses.keep(resource, parent.id, {
    loaded: { ...loaded, ...values, ...Object.fromEntries(rows.map(({ field, loaded: now }) => [field, now])) },
    created: Object.fromEntries(
      rows.map(({ field, created }) => [field, [...(earlier?.created[field] ?? []), ...created]]),
    ),
    doubtful: Object.fromEntries(savings.map(({ rowsOf, saving }) => [rowsOf.field, saving.outcome.doubtful])),
  });
  throw partialSave(save, savings);
}
