import type { Values } from '../context';

export interface RowDiff {
  /** Rows that were not there before, with their place in the form. */
  created: { row: Values; index: number }[];
  /** Rows that were there before; whether they changed is judged by what would be sent. */
  kept: { row: Values; before: Values; index: number }[];
  removed: Values[];
}

/**
 * Compares the child rows of a form with those that were loaded.
 * @param identify what makes a row the same one; undefined for a row that has no identity yet
 */
export function diffRows(
  before: readonly Values[],
  after: readonly Values[],
  identify: (row: Values) => string | undefined,
): RowDiff {
  const known = new Map(before.map((row) => [identify(row), row]));
  const diff: RowDiff = { created: [], kept: [], removed: [] };
  const seen = new Set<string>();
  after.forEach((row, index) => {
    const identity = identify(row);
    const earlier = identity === undefined ? undefined : known.get(identity);
    if (identity === undefined || !earlier) return void diff.created.push({ row, index });
    seen.add(identity);
    diff.kept.push({ row, before: earlier, index });
  });
  diff.removed = before.filter((row) => !seen.has(identify(row) ?? ''));
  return diff;
}

/** By the key of the resource; empty counts as none. */
export const byField =
  (field: string) =>
  (row: Values): string | undefined => {
    const value = row[field] as string | number | null | undefined;
    return value === undefined || value === null || value === '' ? undefined : String(value);
  };

/** By several fields together, where the API knows rows by key instead of by id. */
export const byKey =
  (fields: readonly string[]) =>
  (row: Values): string =>
    JSON.stringify(fields.map((field) => row[field] ?? null));
