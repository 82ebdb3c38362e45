import type { Table } from '../columns.ts';
import type { Database, Row, Value } from '../database.ts';

/** What is asked of a time series. */
export interface SeriesQuery {
  /** Columns that hold these values. */
  values: Record<string, Value>;
  /** Milliseconds since 1970, both inclusive. */
  from?: number | undefined;
  until?: number | undefined;
  /** What the database cannot tell: judged by these columns of each row. */
  fits?: { columns: readonly string[]; test: (row: Row) => boolean } | undefined;
  offset: number;
  /** No limit for undefined. */
  limit: number | undefined;
}

/** Times are texts of different precision: without its Z, a text of milliseconds stands before every moment within them. */
const bound = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, -1);

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function conditionOf({ values, from, until }: SeriesQuery): { sql: string; given: Value[] } {
  const parts: [sql: string, value: Value][] = [
    ...Object.entries(values).map(([name, value]): [string, Value] => [`"${name}" IS ?`, value]),
    ...(from === undefined ? [] : [['time >= ?', bound(from)] as [string, Value]]),
    ...(until === undefined ? [] : [['time < ?', bound(until + 1)] as [string, Value]]),
  ];
  return { sql: parts.map(([sql]) => sql).join(' AND ') || '1', given: parts.map(([, value]) => value) };
}

/** A stretch of a time series, newest first, and how many rows there are of the kind. */
export function seriesRows(database: Database, table: Table, query: SeriesQuery): { total: number; rows: Row[] } {
  const { fits, offset, limit = -1 } = query;
  const { sql, given } = conditionOf(query);
  const order = `ORDER BY time DESC, ${table.primaryKey}`;
  if (!fits) {
    const total = Number(database.get(`SELECT count(*) AS total FROM ${table.name} WHERE ${sql}`, given)?.total);
    const page = `SELECT * FROM ${table.name} WHERE ${sql} ${order} LIMIT ? OFFSET ?`;
    return { total, rows: database.all(page, [...given, limit, offset]) };
  }
  const columns = list([table.primaryKey, ...fits.columns]);
  const found = database.all(`SELECT ${columns} FROM ${table.name} WHERE ${sql} ${order}`, given).filter(fits.test);
  const keys = found.slice(offset, limit < 0 ? undefined : offset + limit).map((row) => row[table.primaryKey] as Value);
  const marks = keys.map(() => '?').join(', ');
  return {
    total: found.length,
    rows: database.all(`SELECT * FROM ${table.name} WHERE ${table.primaryKey} IN (${marks}) ${order}`, keys),
  };
}
