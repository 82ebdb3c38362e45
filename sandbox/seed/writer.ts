import type { Table } from '../store/columns.ts';
import type { Row, Value } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { defaults } from '../store/values.ts';
import { webhooks } from '../store/tables.ts';
import type { Random } from './random.ts';

const firstDay = Date.UTC(2025, 2, 3, 8, 30);
const hour = 3_600_000;

/** Writes seed rows with repeatable ids and times. */
export class SeedWriter {
  #rows = 0;
  #notes = 0;

  constructor(
    private readonly store: Store,
    readonly random: Random,
  ) {}

  add(table: Table, values: Row): string {
    const sid = this.random.uuid();
    const given = { [table.primaryKey]: sid, ...values };
    this.#rows += 1;
    const row = { ...given, ...defaults(table, given, () => firstDay + this.#rows * hour) };
    this.store.insertUnchecked(table, row);
    return sid;
  }

  /** Adds to a time series, which knows no ids and no presets; in the order of being noted where times are equal. */
  note(table: Table, values: Row): void {
    this.#notes += 1;
    this.store.insertUnchecked(table, { [table.primaryKey]: String(this.#notes).padStart(9, '0'), ...values });
  }

  /** Sets columns of a row once what they point at is there. */
  link(table: Table, sid: string, values: Row): void {
    this.store.update(table, sid, values);
  }

  hook(url: string, method: 'GET' | 'POST' = 'POST', login: { username?: Value; password?: Value } = {}): string {
    return this.add(webhooks, { url, method, ...login });
  }
}
