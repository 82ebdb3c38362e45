import type { Identifier } from 'react-admin';
import type { CompiledResource, Related } from '../../src/schema/types/compiled';
import { matches } from '../../src/schema/facts/predicate';
import { factsOf, resourceOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { byField, byKey } from './diffRows';
import { allRows } from '../lists/lists';
import { rowOf } from '../lists/rows';
import { sameValue } from '../records/sameValue';

/** A rows field with what it takes to save it. */
export interface RowsOf {
  field: string;
  related: Related;
  child: CompiledResource;
  identify: (row: Values) => string | undefined;
  /** The rows that each row has itself. */
  inner: RowsOf[];
}

/** @param parent whose rows they are: not every parent has each (`when`) */
export const rowFields = (context: ProviderContext, { related }: CompiledResource, parent: Values): RowsOf[] =>
  Object.entries(related).flatMap(([field, declared]) => {
    if (!matches(declared.when, factsOf(context, { subject: parent }))) return [];
    const child = resourceOf(context, declared.resource);
    const identify = declared.key ? byKey(declared.key) : byField(child.idField);
    return [{ field, related: declared, child, identify, inner: rowFields(context, child, {}) }];
  });

/** Where `loadRelated` puts the rows that are kept apart from the editable ones, by rows field. */
const keptApart = 'kept_apart';

/** The rows of a record that are kept apart, as they were loaded. */
export const rowsApart = (record: Values, field: string): Values[] =>
  rowsIn((record[keptApart] ?? {}) as Values, field) ?? [];

/** The record once its rows are all in one place. */
export const withoutApart = ({ [keptApart]: apart, ...record }: Values): Values => (void apart, record);

/** What ties a row to its parent; nothing where its paths do. */
export const ownerOf = ({ foreignKey }: Related, parent: WireRecord): Values =>
  foreignKey === undefined ? {} : { [foreignKey]: parent.id };

const numerically = new Intl.Collator('en', { numeric: true });

/** By their position, else as declared: the platform gives rows in an order that means nothing (platform-api 26.12). */
function inOrder(rows: WireRecord[], { order, sort }: Related): WireRecord[] {
  if (order) return rows.toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0));
  const textOf = (row: WireRecord) => String((sort && (row[sort] as string | null)) ?? '');
  return sort ? rows.toSorted((one, other) => numerically.compare(textOf(one), textOf(other))) : rows;
}

/** A row with those that it has itself as the console sees them. */
function withInner(context: ProviderContext, inner: readonly RowsOf[], row: WireRecord): WireRecord {
  const entries = inner.map(({ field, child, related }) => {
    const rows = (rowsIn(row, field) ?? []).map((each) => rowOf(context, child, each));
    return [field, inOrder(rows, related)] as const;
  });
  return { ...row, ...Object.fromEntries(entries) };
}

/** The child rows of a record, and those that are kept apart. */
async function loadRows(
  context: ProviderContext,
  { related, child, inner }: RowsOf,
  parent: WireRecord,
  signal?: AbortSignal,
) {
  const filter = ownerOf(related, parent);
  const found = await allRows(context, child, { filter }, { signal, facts: { parent, id: String(parent.id) } });
  const rows = found.map((row) => withInner(context, inner, row));
  const isApart = (row: WireRecord) =>
    related.apart !== undefined && matches(related.apart.where, factsOf(context, { subject: row, row, parent }));
  return {
    editable: inOrder(
      rows.filter((row) => !isApart(row)),
      related,
    ),
    apart: rows.filter(isApart),
  };
}

/** The child rows as they are on the server, those that are kept apart last. */
export async function rowsNow(context: ProviderContext, rowsOf: RowsOf, parent: WireRecord): Promise<WireRecord[]> {
  const { editable, apart } = await loadRows(context, rowsOf, parent);
  return [...editable, ...apart];
}

/** What the fields of the form show of the row that is kept apart. */
const shownApart = ({ related: { apart } }: RowsOf, row: Values | undefined): Values =>
  Object.fromEntries(Object.entries(apart?.fields ?? {}).map(([name, ofRow]) => [name, row?.[ofRow] ?? null]));

/** @returns the record with the rows of every related field. */
export async function loadRelated(
  context: ProviderContext,
  resource: CompiledResource,
  record: WireRecord,
  signal?: AbortSignal,
): Promise<WireRecord> {
  const fields = rowFields(context, resource, record);
  if (fields.length === 0) return record;
  const loaded = await Promise.all(
    fields.map(async (rowsOf) => {
      const rows = await loadRows(context, rowsOf, record, signal);
      return { ...rows, field: rowsOf.field, shown: shownApart(rowsOf, rows.apart[0]) };
    }),
  );
  const apart = loaded.filter((part) => part.apart.length > 0).map((part) => [part.field, part.apart] as const);
  return {
    ...record,
    ...Object.fromEntries(
      loaded.flatMap(({ field, editable, shown }) => [...Object.entries(shown), [field, editable]]),
    ),
    ...(apart.length > 0 ? { [keptApart]: Object.fromEntries(apart) } : {}),
  };
}

export const rowsIn = (values: Values, field: string): Values[] | undefined =>
  Array.isArray(values[field]) ? (values[field] as Values[]) : undefined;

/** Positions are counted anew, so that a moved row is a changed row. */
const numbered = (rows: readonly Values[], order: string | undefined): Values[] =>
  order ? rows.map((row, index) => ({ ...row, [order]: index })) : [...rows];

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * Where rows are known by key, a row with nothing but its key says that there is none. What the API adds of its own, and the form
 * cannot write, says nothing.
 */
const saysSomething = ({ related, child }: RowsOf, row: Values): boolean => {
  const { key = [], foreignKey } = related;
  const beside = [...key, foreignKey, child.idField];
  const isWritten = (name: string) => child.fields[name] !== undefined && child.fields[name].write !== 'never';
  return Object.entries(row).some(([name, value]) => isWritten(name) && !beside.includes(name) && !isEmpty(value));
};

const hasSameValues: IsSame = (row, other) =>
  Object.entries(row).every(([name, value]) => sameValue(value, other[name]));

/** Whether a row of the form says what another one does. */
type IsSame = (row: Values, other: Values) => boolean;

/** A row that an earlier, failed save created has its identifier even if the form does not know it. */
export function adopted(
  { child, identify }: RowsOf,
  rows: Values[],
  created: readonly Values[],
  isSame: IsSame,
): Values[] {
  const free = created.filter((row) => !rows.some((other) => identify(other) === identify(row)));
  return rows.map((row) => {
    if (identify(row) !== undefined) return row;
    const at = free.findIndex((other) => hasSameValues(row, other) || isSame(row, other));
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return found ? { ...row, [child.idField]: found[child.idField] } : row;
  });
}

/** The rows of a form as they are compared with the loaded ones; undefined where the form does not hold them. */
export function rowsToSave(
  rowsOf: RowsOf,
  values: Values,
  created: readonly Values[] = [],
  isSame: IsSame = hasSameValues,
): Values[] | undefined {
  const rows = rowsIn(values, rowsOf.field);
  if (!rows) return undefined;
  const { related } = rowsOf;
  if (related.key) return rows.map((row) => (saysSomething(rowsOf, row) ? row : {}));
  return [...adopted(rowsOf, numbered(rows, related.order), created, isSame), ...apartToSave(rowsOf, values, created)];
}

/** The row that fields of the form edit, and any other that is kept apart; a new one where there is none and something was typed. */
function apartToSave(
  { field, related: { apart }, child }: RowsOf,
  values: Values,
  created: readonly Values[],
): Values[] {
  if (!apart) return [];
  const typed = Object.entries(apart.fields).flatMap(([name, ofRow]) =>
    values[name] === undefined ? [] : [[ofRow, values[name]] as const],
  );
  const edited = Object.fromEntries(typed);
  const [first, ...others] = rowsApart(values, field);
  if (first) return [{ ...first, ...edited }, ...others];
  if (typed.every(([, value]) => isEmpty(value))) return [];
  const made = created.find((row) => Object.entries(apart.row).every(([name, value]) => sameValue(row[name], value)));
  return [{ ...apart.row, ...edited, ...(made && { [child.idField]: made[child.idField] }) }];
}

/** Whether a row stands for something that is, or is to be, on the server. */
export const isRealRow = (row: Values): boolean => Object.keys(row).length > 0;

/** What a row's paths and templates look at. */
export const rowFacts = (context: ProviderContext, row: Values, parent: Values, id?: Identifier) =>
  factsOf(context, {
    subject: row,
    record: row,
    row,
    parent,
    ...(id === undefined ? {} : { id: String(id) }),
  });
