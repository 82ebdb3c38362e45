import type { Complaint } from '../fields/kit';
import { matches, type Facts, type Predicate } from '../schema/facts/predicate';

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

/** Whether a row is one that a rule looks at; all are, where it does not say. */
export const isAmong = (among: Predicate | undefined, row: unknown): boolean =>
  among === undefined || matches(among, { subject: (row ?? {}) as Facts['subject'] });

/**
 * Rows that repeat an earlier one in all of the named fields.
 * @param among rows that are compared
 * @returns complaints by the index of the row that comes later; their arguments count rows from 1.
 */
export function rowComplaints(names: readonly string[], rows: unknown, among?: Predicate): Record<number, Complaint> {
  const first = new Map<string, number>();
  const found: Record<number, Complaint> = {};
  (Array.isArray(rows) ? rows : []).forEach((row: unknown, index) => {
    const key = isAmong(among, row) ? keyOf(row, names) : undefined;
    if (key === undefined) return;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else {
      const args = { row: index + 1, other: earlier + 1 };
      found[index] = { key: 'rules.unique_rows', args, at: [index, names[0]].join('.') };
    }
  });
  return found;
}
