import { toBoolean } from '../boolean/toBoolean';

/** How many rows have a flag. */
export const countOf = (rows: unknown, flag: string): number =>
  Array.isArray(rows) ? rows.filter((row) => toBoolean((row as Record<string, unknown> | null)?.[flag])).length : 0;

/** How many rows there are. */
export const countText = (rows: unknown): string => (Array.isArray(rows) ? String(rows.length) : '');
