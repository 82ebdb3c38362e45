import type { ProviderContext, Values, WireRecord } from '../context';
import { diffRows } from './diffRows';
import type { RowFailure } from './partialSave';
import { adopted, rowsIn, type RowsOf } from './relatedRows';
import { rowBody } from './rowTasks';
import { savingOf, type RowsSaving } from './saveRows';

/** Rows of a row, as the form has them; undefined where it does not hold them. */
const innerOf = (row: Values, { field }: RowsOf) => rowsIn(row, field);

/** Rows that were there before have their identifiers, even if the form does not know them. */
function known(context: ProviderContext, inner: RowsOf, row: Values, before: Values): Values[] {
  const parent = row as WireRecord;
  const isSame = (one: Values, other: Values) => rowBody(context, { rowsOf: inner, parent }, one, other) === undefined;
  return adopted(inner, innerOf(row, inner) ?? [], innerOf(before, inner) ?? [], isSame);
}

/** Whether the rows that a row has itself differ from those of another one. */
export const isInnerChanged = (context: ProviderContext, { inner }: RowsOf, row: Values, before: Values): boolean =>
  inner.some((each) => {
    if (!innerOf(row, each)) return false;
    const { created, kept, removed } = diffRows(
      innerOf(before, each) ?? [],
      known(context, each, row, before),
      each.identify,
    );
    const parent = row as WireRecord;
    const changed = kept.filter(({ row: one, before: other }) =>
      rowBody(context, { rowsOf: each, parent }, one, other),
    );
    return created.length + removed.length + changed.length > 0;
  });

/** The body of a row with those of the rows that it has itself. */
export function withInnerBodies(context: ProviderContext, { inner }: RowsOf, row: Values, body: Values): Values {
  const entries = inner.flatMap((each) => {
    const rows = innerOf(row, each);
    if (!rows) return [];
    const { idField } = each.child;
    const bodies = rows.map((one) => {
      const id = one[idField];
      const whole = rowBody(context, { rowsOf: each, parent: row as WireRecord }, one) ?? {};
      return id === undefined || id === null ? whole : { [idField]: id, ...whole };
    });
    return [[each.field, bodies] as const];
  });
  return { ...body, ...Object.fromEntries(entries) };
}

export interface InnerSaving {
  /** Place of the row in the form. */
  index: number;
  saving: RowsSaving;
  /** What was refused since the last time. */
  failures: () => RowFailure[];
  /** The rows, with what is on the server now in the one that it is about. */
  into: (rows: readonly Values[]) => Values[];
}

/** What the array passes over: new and removed rows of rows that are stored already. */
export function innerSavings(
  context: ProviderContext,
  { field, inner, identify }: RowsOf,
  kept: readonly { row: Values; before: Values; index: number }[],
): InnerSaving[] {
  return kept.flatMap(({ row, before, index }) =>
    inner.flatMap((each): InnerSaving[] => {
      if (!innerOf(row, each)) return [];
      const after = known(context, each, row, before);
      const earlier = innerOf(before, each) ?? [];
      /* Those that were there go with the array, as they are now. */
      const sent = earlier.map((one) => after.find((other) => each.identify(other) === each.identify(one)) ?? one);
      const { created, removed } = diffRows(sent, after, each.identify);
      if (created.length + removed.length === 0) return [];
      const saving = savingOf(context, { rowsOf: each, parent: before as WireRecord, before: sent, after });
      let told = 0;
      const failures = () => {
        const fresh = saving.outcome.failures.slice(told);
        told = saving.outcome.failures.length;
        return fresh.map(({ index: place, reason }): RowFailure => ({
          field,
          index,
          reason,
          inner: { field: each.field, ...(place !== undefined && { index: place }) },
        }));
      };
      const into = (rows: readonly Values[]) =>
        rows.map((one) => (identify(one) === identify(row) ? { ...one, [each.field]: saving.outcome.rows } : one));
      return [{ index, saving, failures, into }];
    }),
  );
}
