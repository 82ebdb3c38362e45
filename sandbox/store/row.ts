import type { Row } from './database.ts';

/** The row without some of its columns. */
export const without = (row: Row, ...names: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
