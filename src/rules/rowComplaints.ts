import type { Complaint } from '../fields/kit';

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What makes a row the same as another; undefined for rows in which nothing was typed yet. */
function keyOf(row: unknown, names: readonly string[]): string | undefined {
  const values = names.map((name) => (row as Record<string, unknown> | null)?.[name]);
  if (!values.some(isGiven)) return undefined;
  return JSON.stringify(
    values.map((value) =>
      isGiven(value)
        ? String(value as string | number)
            .trim()
            .toLowerCase()
        : null,
    ),
  );
}

/**
 * Rows that repeat an earlier one in all of the named fields.
 * @returns complaints by the index of the row that comes later; their arguments count rows from 1.
 */
export function rowComplaints(names: readonly string[], rows: unknown): Record<number, Complaint> {
  const first = new Map<string, number>();
  const found: Record<number, Complaint> = {};
  (Array.isArray(rows) ? rows : []).forEach((row: unknown, index) => {
    const key = keyOf(row, names);
    if (key === undefined) return;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else found[index] = { key: 'rules.unique_rows', args: { row: index + 1, other: earlier + 1 } };
  });
  return found;
}
