export type FilterValues = Readonly<Record<string, unknown>>;

export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false;
