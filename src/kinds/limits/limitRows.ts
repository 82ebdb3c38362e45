/** One limit as it is read and written (platform-api 15). */
export interface LimitRow {
  category: string;
  /** Whole and at least 0, which is unlimited; null for no limit; a text while it is being typed. */
  quantity: unknown;
  [more: string]: unknown;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const isStored = ({ id }: LimitRow) => id !== undefined && id !== null;

export const limitRows = (value: unknown): LimitRow[] => (Array.isArray(value) ? (value as LimitRow[]) : []);

export const quantityOf = (rows: readonly LimitRow[], category: string): unknown =>
  rows.find((row) => row.category === category)?.quantity ?? null;

/** Whether a limit is set; 0 is one, too. */
export const isLimited = (rows: readonly LimitRow[], category: string): boolean => !isBlank(quantityOf(rows, category));

/** The rows with another quantity. A stored row that is emptied stays, so that Save deletes it; any other goes. */
export function withQuantity(rows: readonly LimitRow[], category: string, quantity: unknown): LimitRow[] {
  const known = rows.some((row) => row.category === category);
  const next = known
    ? rows.map((row) => (row.category === category ? { ...row, quantity } : row))
    : [...rows, { category, quantity }];
  return next.filter((row) => isStored(row) || !isBlank(row.quantity));
}
