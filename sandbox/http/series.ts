import type { Row, Value } from '../store/database.ts';
import type { Ctx } from './caller.ts';
import { refuse } from './refusals.ts';
import { json } from './responses.ts';

const largestCount = 500;
const day = 86_400_000;

const queryFault = (text: string) =>
  refuse.message(500, `A 400 Bad Request error occurred: {"error":"error parsing query: ${text}"}\n`);

/** The instant as a number, so that texts of different precision compare. */
const instant = (time: Value | undefined) => Date.parse(String(time));

/** `days` counts back from now and outdoes `start` and `end`; a bound that is no date leaves nothing over. */
function isWithin(c: Ctx, now: number): (row: Row) => boolean {
  const { days, start, end } = c.req.query();
  if (days) {
    const oldest = now - Number(days) * day;
    if (Number.isNaN(oldest))
      throw queryFault('missing parameter: unable to bind parameter with type \\u003cnil\\u003e');
    return (row) => instant(row.time) > oldest;
  }
  return (row) => (!start || instant(row.time) >= instant(start)) && (!end || instant(row.time) <= instant(end));
}

/**
 * A page of what happened, newest first, with `page` and `count` echoed as the texts they came as (platform-api 1.8, 17.1, 18).
 * A page that is no number passes for the first, a count of 0 for no limit.
 */
export function seriesPage(c: Ctx, now: number, select: () => Row[], shape: (row: Row) => unknown): Response {
  const { page, count } = c.req.query();
  if (!page || Number(page) < 1) throw refuse.message(400, 'missing or invalid "page" query arg');
  if (!count || Number(count) > largestCount) throw refuse.message(400, 'missing or invalid "count" query arg');
  const size = Number(count);
  if (Number.isNaN(size))
    throw queryFault('found unable to bind parameter with type \\u003cnil\\u003e, expected integer');
  if (size < 0) throw queryFault('LIMIT must be \\u003e= 0');
  const rows = select()
    .filter(isWithin(c, now))
    .sort((one, other) => String(other.time).localeCompare(String(one.time)));
  const first = Number.isNaN(Number(page)) ? 0 : (Number(page) - 1) * size;
  const data = rows.slice(first, size === 0 ? undefined : first + size).map(shape);
  return json({ total: rows.length, page_size: count, page, data });
}

/** A pattern as the time series takes it: the text goes into the expression as it is, and a faulty one fails the query. */
export function patternOf(text: string): RegExp {
  try {
    if (/^[*+?]/.test(text)) throw new SyntaxError('invalid nested repetition operator');
    if (text.includes('/')) throw new SyntaxError('unexpected end of expression');
    return new RegExp(text);
  } catch (error) {
    throw queryFault(`error parsing regexp: ${(error as Error).message}`);
  }
}
