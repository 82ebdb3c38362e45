import type { Column, Table } from './columns.ts';
import type { Row, Value } from './database.ts';
import { databaseErrors } from './databaseError.ts';
import { textOf } from './text.ts';

const dateText = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/;

function storedInteger(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw databaseErrors.notAnInteger(name, text);
  return Math.round(number);
}

function storedDate(name: string, text: string): string {
  const [, day, time = '00:00:00'] = dateText.exec(text) ?? [];
  const date = new Date(`${day}T${time}Z`);
  if (!day || Number.isNaN(date.getTime())) throw databaseErrors.notADate(name, text);
  return date.toISOString();
}

/** Enumerations are compared without regard to case and read back as they were declared. */
function storedChoice(name: string, text: string, choices: readonly string[]): string {
  const choice = choices.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  if (choice === undefined) throw databaseErrors.notInEnum(name);
  return choice;
}

function storedValue(name: string, column: Column, value: unknown): Value {
  if (value === null) {
    if (!column.nullable) throw databaseErrors.notNull(name);
    return null;
  }
  const text = textOf(value);
  switch (column.type) {
    case 'int':
    case 'bool':
      return storedInteger(name, text);
    case 'datetime':
      return storedDate(name, text);
    case 'enum':
      return storedChoice(name, text, column.values ?? []);
    case 'uuid':
    case 'varchar':
    case 'text':
      if ([...text].length > (column.length ?? Infinity)) throw databaseErrors.tooLong(name);
      return text;
  }
}

/** A list is written out element by element, so that one with a single element passes for that element. */
const only = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The row as stored, or the database's refusal: unknown names first, then value by value (platform-api 1.6). */
export function storedValues(table: Table, values: Record<string, unknown>): Row {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const array = entries.find(([, value]) => Array.isArray(value) && value.length !== 1);
  if (array) throw databaseErrors.syntax(array[0]);
  const unknown = entries.find(([name]) => !Object.hasOwn(table.columns, name));
  if (unknown) throw databaseErrors.unknownColumn(unknown[0]);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, storedValue(name, table.columns[name] as Column, only(value))]),
  );
}

/** The columns an insert did not name. */
export function defaults(table: Table, given: Row, now: () => number): Row {
  const missing = Object.entries(table.columns).filter(([name]) => !Object.hasOwn(given, name));
  return Object.fromEntries(
    missing.map(([name, column]) => {
      if (column.default === 'now') return [name, new Date(Math.floor(now() / 1000) * 1000).toISOString()];
      if (column.default !== undefined) return [name, column.default];
      if (!column.nullable) throw databaseErrors.noDefault(name);
      return [name, null];
    }),
  );
}
