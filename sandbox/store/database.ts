import { rmSync } from 'node:fs';
import sqlite, { type Statement } from 'node-sqlite3-wasm';

/** What a column holds once stored: booleans are 0 and 1, dates ISO texts. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** The few things the sandbox asks of a database, so that the engine behind it can be exchanged. */
export interface Database {
  exec(sql: string): void;
  run(sql: string, values?: Value[]): number;
  all(sql: string, values?: Value[]): Row[];
  get(sql: string, values?: Value[]): Row | undefined;
  /** Runs the work as one transaction: much faster for many rows. */
  transaction(work: () => void): void;
  close(): void;
}

/**
 * Opens SQLite in memory, or in a file that is kept between runs. The engine marks a file in use by a folder beside it and leaves
 * that folder behind when the process is killed; one process owns the file, so the mark is removed at the start.
 */
export function openDatabase(file?: string): Database {
  if (file) rmSync(`${file}.lock`, { recursive: true, force: true });
  const sqliteDatabase = new sqlite.Database(file ?? ':memory:');
  /* A transaction says the same for many rows: what it has said once is not read again. */
  let statements: Map<string, Statement> | undefined;
  const statementOf = (sql: string, known: Map<string, Statement>) => {
    const statement = known.get(sql) ?? sqliteDatabase.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  const endStatements = () => {
    const ended = statements;
    statements = undefined;
    ended?.forEach((statement) => statement.finalize());
  };
  return {
    exec: (sql) => sqliteDatabase.exec(sql),
    run: (sql, values = []) =>
      (statements ? statementOf(sql, statements).run(values) : sqliteDatabase.run(sql, values)).changes,
    all: (sql, values = []) => sqliteDatabase.all(sql, values) as Row[],
    get: (sql, values = []) => (sqliteDatabase.get(sql, values) as Row | null) ?? undefined,
    transaction(work) {
      sqliteDatabase.exec('BEGIN');
      statements = new Map();
      try {
        work();
        sqliteDatabase.exec('COMMIT');
      } catch (error) {
        sqliteDatabase.exec('ROLLBACK');
        throw error;
      } finally {
        endStatements();
      }
    },
    close: () => sqliteDatabase.close(),
  };
}
