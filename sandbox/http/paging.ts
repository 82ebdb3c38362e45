import type { Database, Row, Value } from '../store/database.ts';
import { databaseErrors } from '../store/databaseError.ts';
import type { Ctx } from './caller.ts';
import { json } from './responses.ts';

/** A list that can be asked for page by page (platform-api 1.8). */
export interface PagedQuery {
  /** Everything from `FROM` to before `ORDER BY`. */
  from: string;
  values: Value[];
  /** Order of the bare list and of a page. */
  order: string;
  pageOrder?: string;
  /** Carriers fail for page 0, the others take it as page 1. */
  firstPage: 'page 0 is page 1' | 'page 0 fails';
  shape(row: Row): unknown;
}

/** Without `page` the bare array of everything, with it (whatever its value) the envelope. */
export function pagedList(c: Ctx, database: Database, columns: string, query: PagedQuery): Response {
  const select = `SELECT ${columns} ${query.from}`;
  const page = c.req.query('page');
  if (page === undefined) {
    return json(database.all(`${select} ORDER BY ${query.order}`, query.values).map((row) => query.shape(row)));
  }
  const size = c.req.query('page_size');
  const pageNumber = Number(page);
  const limit = size === undefined ? 50 : Number(size);
  if (Number.isNaN(limit) || Number.isNaN(pageNumber)) throw databaseErrors.notANumber();
  const isNumberedFromZero = pageNumber === 0 && query.firstPage === 'page 0 is page 1';
  const offset = isNumberedFromZero ? 0 : (pageNumber - 1) * limit;
  if (offset < 0 || limit < 0) throw databaseErrors.syntax(`${Math.min(offset, limit)}`);
  const total = database.get(`SELECT count(*) AS total ${query.from}`, query.values)?.total;
  const rows = database.all(`${select} ORDER BY ${query.pageOrder ?? query.order} LIMIT ? OFFSET ?`, [
    ...query.values,
    limit,
    offset,
  ]);
  const pageSize = size === undefined ? null : limit;
  return json({ total, page: pageNumber, page_size: pageSize, data: rows.map((row) => query.shape(row)) });
}

/** Conditions of a list, joined by AND; a filter that was not sent adds none. */
export class Conditions {
  readonly #texts: string[] = [];
  readonly values: Value[] = [];

  add(text: string, ...values: Value[]): this {
    this.#texts.push(text);
    this.values.push(...values);
    return this;
  }

  /** Substring match of SQL, wildcards included (platform-api 1.8). */
  like(column: string, text: string | undefined): this {
    return text ? this.add(`${column} LIKE ?`, `%${text}%`) : this;
  }

  get where(): string {
    return this.#texts.length ? `WHERE ${this.#texts.join(' AND ')}` : '';
  }
}
