import type { CompiledResource } from '../../src/schema/types/compiled';
import { ApiError } from '../http/apiError';
import type { ProviderContext, Values, WireRecord } from '../context';
import { forgetLists } from '../lists/lists';
import { PartialSaveError, type RowFailure } from './partialSave';
import { isInnerChanged } from './innerRows';
import type { Progress, Progresses } from './progress';
import { rowFields, rowsApart, rowsIn, rowsNow, rowsToSave, withoutApart, type RowsOf } from './relatedRows';
import { batchSavingOf } from './saveBatch';
import { rowBody, savingOf, type RowsOutcome, type RowsSaving } from './saveRows';

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
  const isSame = (sent: Values, row: Values) =>
    rowBody(context, { rowsOf, parent }, sent, row) === undefined && !isInnerChanged(context, rowsOf, sent, row);
  return now.filter((row) => doubtful.some((sent) => isSame(sent, row)));
}

async function savingOfField(
  context: ProviderContext,
  rowsOf: RowsOf,
  save: RelatedSave,
  earlier: Progress | undefined,
): Promise<FieldSaving[]> {
  const { field } = rowsOf;
  if (!rowsIn(save.values, field)) return [];
  const before = [...(rowsIn(save.loaded, field) ?? []), ...rowsApart(save.loaded, field)];
  const found = await foundAgain(context, rowsOf, save, earlier?.doubtful[field] ?? [], before);
  const created = [...(earlier?.created[field] ?? []), ...found];
  const isSame = (row: Values, other: Values) =>
    rowBody(context, { rowsOf, parent: save.parent }, row, other) === undefined;
  const after = rowsToSave(rowsOf, save.values, created, isSame) ?? [];
  const rows = { rowsOf, parent: save.parent, before: [...before, ...found], after };
  const how = rowsOf.related.save;
  const saving = how === 'each' ? savingOf(context, rows) : batchSavingOf(context, rows, how, save.isNew);
  return [{ rowsOf, saving, after }];
}

/** A row that is kept apart is no row of the form: what was refused of it belongs to the field that edits it. */
function placed({ rowsOf: { field, related } }: FieldSaving, count: number, failure: RowFailure): RowFailure {
  const [edited] = Object.entries(related.apart?.fields ?? {});
  if (edited === undefined || failure.index === undefined || failure.index < count) return failure;
  const [name, ofRow] = edited;
  const index = failure.inner?.field === ofRow ? failure.inner.index : undefined;
  return {
    field: field === failure.field ? name : failure.field,
    reason: failure.reason,
    ...(index !== undefined && { index }),
  };
}

const sumOf = (outcomes: readonly RowsOutcome[], part: 'sent' | 'waiting') =>
  outcomes.reduce((sum, outcome) => sum + outcome[part], 0);

function partialSave({ parent, isNew, values }: RelatedSave, savings: readonly FieldSaving[]): Error {
  const outcomes = savings.map(({ saving }) => saving.outcome);
  const countOf = ({ rowsOf }: FieldSaving) => rowsIn(values, rowsOf.field)?.length ?? 0;
  const failures = savings.flatMap((each) =>
    each.saving.outcome.failures.map((failure) => placed(each, countOf(each), failure)),
  );
  const idsOf = (each: FieldSaving) =>
    Object.fromEntries(Object.entries(each.saving.outcome.ids).filter(([index]) => Number(index) < countOf(each)));
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
    rowIds: byField(idsOf),
    rowIdFields: byField(({ rowsOf }) => rowsOf.child.idField),
    removed: byField(({ saving }) => saving.outcome.removed),
  });
}

/** What the next save has to know of this one. */
function leftBehind({ loaded, values }: RelatedSave, savings: readonly FieldSaving[], earlier?: Progress): Progress {
  const byField = <T>(value: (outcome: RowsOutcome, field: string) => T) =>
    Object.fromEntries(savings.map(({ rowsOf, saving }) => [rowsOf.field, value(saving.outcome, rowsOf.field)]));
  return {
    loaded: withoutApart({ ...loaded, ...values, ...byField(({ rows }) => rows) }),
    created: byField(({ created }, field) => [...(earlier?.created[field] ?? []), ...created]),
    doubtful: byField(({ doubtful }) => doubtful),
  };
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
function identified({ rowsOf: { child, field }, saving: { outcome }, after }: FieldSaving, values: Values): Values[] {
  return after.slice(0, rowsIn(values, field)?.length).map((row, index) => {
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
  const { resource, parent, values } = save;
  const earlier = progresses.of(resource, parent.id);
  const found = rowFields(context, resource, { ...values, ...parent }).map((rowsOf) =>
    savingOfField(context, rowsOf, save, earlier),
  );
  const savings = (await Promise.all(found)).flat();
  await runAll(savings);
  for (const { rowsOf, saving } of savings) if (saving.outcome.sent > 0) forgetLists(context, rowsOf.child);
  const isDone = savings.every(({ saving }) => saving.outcome.failures.length === 0);
  /* What was taken without a word about its identifiers is looked for before the next save. */
  const isClear = savings.every(({ saving }) => saving.outcome.doubtful.length === 0);
  if (isDone && isClear) progresses.end(resource, parent.id);
  else progresses.keep(resource, parent.id, leftBehind(save, savings, earlier));
  if (isDone) {
    /* Rows that are known by key need no identifier. */
    const byId = savings.filter(({ rowsOf: { related } }) => related.key === undefined);
    return Object.fromEntries(byId.map((saving) => [saving.rowsOf.field, identified(saving, values)]));
  }
  throw partialSave(save, savings);
}
