import type { Entry } from '../carrierSet';
import { carrierOrder, type Turn } from './carrierOrder';

/** The routes of a table as a form holds them: the last one is for all that no other takes. */
export interface RoutingTable {
  /** Empty for a route that is not filled in: the platform would not take it. */
  patterns: string[];
  turns: Turn[][][];
  /** The place of the last one; -1 where the table has none. */
  rest: number;
}

/** What the route for everything else is stored with (specification 2, section 9). */
const everything = '.*';

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);
const entriesOf = (value: unknown) => rowsOf(value) as Entry[];

/** @param routes rows with an expression and carriers. @param rest the carriers of the route for everything else */
export function routingTable(routes: unknown, rest: unknown): RoutingTable {
  const rows = rowsOf(routes).map(({ regex, lcr_carrier_set_entries: entries }) => ({
    /* A route without a carrier is passed over. */
    pattern: typeof regex === 'string' && entriesOf(entries).length > 0 ? regex : '',
    turns: carrierOrder(entriesOf(entries)),
  }));
  const last = entriesOf(rest);
  const all = last.length > 0 ? [...rows, { pattern: everything, turns: carrierOrder(last) }] : rows;
  return {
    patterns: all.map(({ pattern }) => pattern),
    turns: all.map(({ turns }) => turns),
    rest: last.length > 0 ? rows.length : -1,
  };
}
