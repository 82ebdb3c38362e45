import type { Table } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { seriesRows, type SeriesQuery } from '../store/series/seriesRows.ts';
import type { Ctx } from './caller.ts';
import { refuse } from './refusals.ts';
import { json } from './responses.ts';

const largestCount = 500;
const day = 86_400_000;

const queryFault = (text: string) =>
  refuse.message(500, `A 400 Bad Request error occurred: {"error":"error parsing query: ${text}"}\n`);

/** What is asked for besides the page. */
type Asked = Pick<SeriesQuery, 'values' | 'fits'>;

/** `days` counts back from now and outdoes `start` and `end`; a bound that is no date leaves nothing over. */
function span(c: Ctx, now: number): Pick<SeriesQuery, 'from' | 'until'> | undefined {
  const { days, start, end } = c.req.query();
  if (days) {
    const oldest = now - Number(days) * day;
    if (Number.isNaN(oldest))
      throw queryFault('missing parameter: unable to bind parameter with type \\u003cnil\\u003e');
    return { from: Math.floor(oldest) + 1 };
  }
  const [from, until] = [start, end].map((text) => (text ? Date.parse(text) : undefined));
  if (Number.isNaN(from) || Number.isNaN(until)) return undefined;
  return { from, until };
}

interface Series {
  database: Database;
  table: Table;
  /** Milliseconds since 1970. */
  now: number;
  asked: () => Asked;
  shape: (row: Row) => unknown;
}

/**
 * A page of what happened, newest first, with `page` and `count` echoed as the texts they came as (platform-api 1.8, 17.1, 18).
 * A page that is no number passes for the first, a count of 0 for no limit.
 */
export function seriesPage(c: Ctx, { database, table, now, asked, shape }: Series): Response {
  const { page, count } = c.req.query();
  if (!page || Number(page) < 1) throw refuse.message(400, 'missing or invalid "page" query arg');
  if (!count || Number(count) > largestCount) throw refuse.message(400, 'missing or invalid "count" query arg');
  const size = Number(count);
  if (Number.isNaN(size))
    throw queryFault('found unable to bind parameter with type \\u003cnil\\u003e, expected integer');
  if (size < 0) throw queryFault('LIMIT must be \\u003e= 0');
  const within = span(c, now);
  const offset = Number.isNaN(Number(page)) ? 0 : (Number(page) - 1) * size;
  const { total, rows } = within
    ? seriesRows(database, table, { ...asked(), ...within, offset, limit: size === 0 ? undefined : size })
    : { total: 0, rows: [] };
  return json({ total, page_size: count, page, data: rows.map(shape) });
}

/** A moment as the time series writes it: no zeros end a fraction, and no point stands before none. */
export const momentOf = (time: unknown): string => String(time).replace(/\.?0*Z$/, 'Z');

/** A pattern as the time series takes it: the text goes into the expression as it is, and a faulty one fails the query. */
export function patternOf(text: string): RegExp {
  if (text.includes('/')) throw queryFault(`found ${text.split('/')[1]}, expected )`);
  try {
    if (/^[*+?]/.test(text)) throw new SyntaxError('invalid nested repetition operator');
    return new RegExp(`.*${text}.*`);
  } catch (error) {
    throw queryFault(`error parsing regexp: ${(error as Error).message}`);
  }
}
