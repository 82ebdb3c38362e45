import * as access from './accessTables.ts';
import * as carrier from './carrierTables.ts';
import type { Column, Table } from './columns.ts';
import type { Database } from './database.ts';
import * as hosted from './hostedTables.ts';
import * as lcr from './lcrTables.ts';
import * as series from './series/seriesTables.ts';
import * as speech from './speechTables.ts';
import * as routing from './tables.ts';

/** Every table the sandbox keeps (platform-api 23). */
export const tables: readonly Table[] = [routing, carrier, lcr, access, series, speech, hosted].flatMap((group) =>
  Object.values(group),
);

const isNumber = (column: Column) => column.type === 'int' || column.type === 'bool';

function createTable(table: Table): string {
  const columns = Object.entries(table.columns).map(([name, column]) =>
    isNumber(column) ? `"${name}" INTEGER` : `"${name}" TEXT COLLATE NOCASE`,
  );
  return `CREATE TABLE IF NOT EXISTS ${table.name} (${columns.join(', ')}, PRIMARY KEY (${table.primaryKey})) WITHOUT ROWID`;
}

const createIndex = (table: Table, columns: readonly string[]) =>
  `CREATE INDEX IF NOT EXISTS ${table.name}_${columns.join('_')} ON ${table.name} (${columns.join(', ')})`;

/** Indexes are for speed only: the refusals are made from the descriptions, in the database's words. */
function indexesOf(table: Table): string[] {
  const references = Object.keys(table.columns).filter((name) => table.columns[name]?.references);
  return [...(table.unique ?? []), ...(table.indexes ?? []), ...references.map((name) => [name])].map((columns) =>
    createIndex(table, columns),
  );
}

/** What the real server keeps outside its database, and others for it: sessions, failed sign-ins, mails, charges, the signing secret. */
const serverState = `
  CREATE TABLE IF NOT EXISTS sessions (user_sid TEXT PRIMARY KEY, expires_at INTEGER);
  CREATE TABLE IF NOT EXISTS failed_logins (name TEXT PRIMARY KEY, count INTEGER, expires_at INTEGER);
  CREATE TABLE IF NOT EXISTS reset_links (link TEXT UNIQUE, user_sid TEXT, email TEXT, expires_at INTEGER);
  CREATE TABLE IF NOT EXISTS activation_mails (email TEXT, code TEXT);
  CREATE TABLE IF NOT EXISTS signups (email TEXT PRIMARY KEY COLLATE NOCASE);
  CREATE TABLE IF NOT EXISTS used_grants (code TEXT PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS charges (account_sid TEXT, amount INTEGER, reason TEXT);
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT);
`;

/** What a reset forgets, tables apart. */
const forgotten = ['sessions', 'failed_logins', 'reset_links', 'activation_mails', 'signups', 'used_grants', 'charges'];

export function createSchema(database: Database): void {
  for (const table of tables) {
    database.exec(createTable(table));
    indexesOf(table).forEach((sql) => database.exec(sql));
  }
  database.exec(serverState);
}

export function emptySchema(database: Database): void {
  for (const table of tables) database.exec(`DELETE FROM ${table.name}`);
  for (const name of forgotten) database.exec(`DELETE FROM ${name}`);
}

/** Takes the rows of another database over into an empty one. */
export function copyRows(database: Database, file: string): void {
  database.run('ATTACH ? AS kept', [file]);
  for (const { name } of tables) database.exec(`INSERT INTO main.${name} SELECT * FROM kept.${name}`);
  database.exec('DETACH kept');
}
