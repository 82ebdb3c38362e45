import type { Value } from './database.ts';

export type ColumnType = 'uuid' | 'varchar' | 'text' | 'int' | 'bool' | 'datetime' | 'enum';

/** One column of a table, precise enough to create it and to refuse what the real database refuses. */
export interface Column {
  type: ColumnType;
  /** Longest text in characters. */
  length?: number;
  /** The texts an enumeration admits. */
  values?: readonly string[];
  nullable?: boolean;
  /** The text `now` is the time of the insert. Without a default, a NOT NULL column must be given. */
  default?: Value;
  /** The table whose primary key this column must hold. */
  references?: string;
  /** The row goes with the row it refers to; otherwise it prevents the delete. */
  cascade?: boolean;
}

/** A table of platform-api 23. */
export interface Table {
  name: string;
  primaryKey: string;
  columns: Record<string, Column>;
  /** Columns that together identify a row; a second one is a 422. */
  unique?: readonly (readonly string[])[];
  /** Columns that rows are looked for by. */
  indexes?: readonly (readonly string[])[];
  /** Columns whose absence in a create is a 400 `missing field <name>`, in the order of the check. */
  required?: readonly string[];
}

type Extra = Omit<Column, 'type' | 'length' | 'values'>;

export const uuid = (extra: Extra = {}): Column => ({ type: 'uuid', length: 36, ...extra });
export const owner = (references: string, extra: Extra = {}): Column => uuid({ references, ...extra });
export const optionalOwner = (references: string): Column => uuid({ references, nullable: true });
export const varchar = (length: number, extra: Extra = {}): Column => ({ type: 'varchar', length, ...extra });
export const optionalText = (length: number): Column => varchar(length, { nullable: true });
export const longText = (): Column => ({ type: 'text', length: 65_535, nullable: true });
export const mediumText = (): Column => ({ type: 'text', length: 16_777_215, nullable: true });
export const int = (extra: Extra = {}): Column => ({ type: 'int', ...extra });
export const bool = (initial?: boolean): Column =>
  initial === undefined ? { type: 'bool' } : { type: 'bool', default: Number(initial) };
export const date = (): Column => ({ type: 'datetime', nullable: true });
export const createdAt = (): Column => ({ type: 'datetime', default: 'now' });
export const oneOf = (values: readonly string[], extra: Extra = {}): Column => ({ type: 'enum', values, ...extra });
