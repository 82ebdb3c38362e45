import { randomUUID } from 'node:crypto';
import type { Table } from './columns.ts';
import type { Database, Row, Value } from './database.ts';
import { databaseErrors } from './databaseError.ts';
import { tables } from './schema.ts';
import { defaults, storedValues } from './values.ts';

const tableNamed = (name: string): Table => tables.find((table) => table.name === name) as Table;

/** The columns of other tables that hold this table's key, found once per table. */
const referencesTo = new Map(
  tables.map((parent) => [
    parent.name,
    tables.flatMap((table) =>
      Object.entries(table.columns)
        .filter(([, column]) => column.references === parent.name)
        .map(([name, column]) => ({ table, column: name, cascade: column.cascade ?? false })),
    ),
  ]),
);

/** Reads and writes rows the way the platform's models do (platform-api 1.6, 26.12). */
export class Store {
  constructor(
    readonly database: Database,
    private readonly now: () => number,
  ) {}

  find(table: Table, sid: Value | undefined): Row | undefined {
    return sid === null || sid === undefined
      ? undefined
      : this.database.get(`SELECT * FROM ${table.name} WHERE ${table.primaryKey} = ?`, [sid]);
  }

  /** Rows whose columns hold these values, in the natural order: that of the random ids. */
  where(table: Table, values: Record<string, Value>): Row[] {
    const names = Object.keys(values);
    const condition = names.map((name) => `${name} IS ?`).join(' AND ') || '1';
    return this.database.all(
      `SELECT * FROM ${table.name} WHERE ${condition} ORDER BY ${table.primaryKey}`,
      Object.values(values),
    );
  }

  /** Adds a row under a new id and gives the id. */
  insert(table: Table, values: Record<string, unknown>): string {
    const missing = table.required?.find((name) => !Object.hasOwn(values, name));
    if (missing) throw databaseErrors.missingField(missing);
    const sid = randomUUID();
    const given = storedValues(table, { ...values, [table.primaryKey]: sid });
    const row = { ...given, ...defaults(table, given, this.now) };
    this.#checkUnique(table, row);
    this.#checkParents(table, given);
    this.insertUnchecked(table, row);
    return sid;
  }

  /** For complete rows known to be right: the seed's thousands. */
  insertUnchecked(table: Table, row: Row): void {
    const names = Object.keys(row);
    this.database.run(
      `INSERT INTO ${table.name} (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      Object.values(row),
    );
  }

  /** Changes the named columns and gives the number of rows found: 0 or 1. */
  update(table: Table, sid: string, values: Record<string, unknown>): number {
    if (Object.hasOwn(values, table.primaryKey)) throw databaseErrors.immutable(table.primaryKey);
    const given = storedValues(table, values);
    const names = Object.keys(given);
    if (names.length === 0) throw databaseErrors.syntax(`WHERE ${table.primaryKey} = '${sid}'`);
    const current = this.find(table, sid);
    if (!current) return 0;
    this.#checkUnique(table, { ...current, ...given });
    this.#checkParents(table, given);
    const assignments = names.map((name) => `${name} = ?`).join(', ');
    return this.database.run(`UPDATE ${table.name} SET ${assignments} WHERE ${table.primaryKey} = ?`, [
      ...Object.values(given),
      sid,
    ]);
  }

  /** Deletes the row with what goes with it, unless another row refers to it. */
  remove(table: Table, sid: string): number {
    const references = referencesTo.get(table.name) ?? [];
    for (const { table: child, column } of references.filter(({ cascade }) => !cascade)) {
      if (this.database.get(`SELECT 1 AS found FROM ${child.name} WHERE ${column} = ? LIMIT 1`, [sid]))
        throw databaseErrors.hasChildren(child.name, column, table.name, table.primaryKey);
    }
    for (const { table: child, column } of references.filter(({ cascade }) => cascade))
      this.database.run(`DELETE FROM ${child.name} WHERE ${column} = ?`, [sid]);
    return this.database.run(`DELETE FROM ${table.name} WHERE ${table.primaryKey} = ?`, [sid]);
  }

  removeWhere(table: Table, values: Record<string, Value>): void {
    for (const row of this.where(table, values)) this.remove(table, row[table.primaryKey] as string);
  }

  #checkUnique(table: Table, row: Row): void {
    for (const columns of table.unique ?? []) {
      const values = columns.map((name) => row[name] as Value);
      if (values.includes(null)) continue;
      const condition = columns.map((name) => `${name} = ?`).join(' AND ');
      const other = this.database.get(
        `SELECT 1 AS found FROM ${table.name} WHERE ${condition} AND ${table.primaryKey} <> ?`,
        [...values, row[table.primaryKey] as string],
      );
      if (other) throw databaseErrors.duplicate(values.join('-'), `${table.name}.${columns.join('_')}`);
    }
  }

  #checkParents(table: Table, given: Row): void {
    for (const [name, value] of Object.entries(given)) {
      const parent = table.columns[name]?.references;
      if (!parent || value === null || this.find(tableNamed(parent), value)) continue;
      throw databaseErrors.noParent(table.name, name, parent, tableNamed(parent).primaryKey);
    }
  }
}
