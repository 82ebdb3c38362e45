/* In: the entries of a number plan, and a number that is called. Out: which of them take the call, the one that does first. */
import { takesNumber } from '../../routing/page/language/takesNumber';

/** An entry, as the platform stores it. */
export interface NumberEntry {
  id: string | number;
  number: string;
  voip_carrier_sid?: string | null;
  account_sid?: string | null;
  application_sid?: string | null;
}

/** `open` where it cannot be told whether the entry takes the call. */
export type MatchKind = 'exact' | 'wildcard' | 'expression' | 'open';

export interface NumberMatch {
  entry: NumberEntry;
  kind: MatchKind;
}

/** What takes a call that comes in by one carrier. */
export interface CarrierMatch {
  carrier: string | undefined;
  /** In the order in which the platform tries them: the first takes the call. */
  matches: NumberMatch[];
  /** Another entry is tried at the same time as the first: which of the two takes the call is left to the platform's database. */
  isTie: boolean;
}

/** The number as the platform looks for it: without the plus. */
export const calledNumber = (number: string): string => number.replace(/^\+(?=\d+$)/, '');

function matchOf({ number }: NumberEntry, called: string): MatchKind | undefined {
  if (number === called) return 'exact';
  if (/^\d*$/.test(number)) return undefined;
  /* The star stands for any further digits, and the rest for an expression that is looked for anywhere in the number. */
  const isWildcard = number.endsWith('*');
  const isTaken = takesNumber(isWildcard ? `${number.slice(0, -1)}\\d*` : number, called);
  if (isTaken === undefined) return 'open';
  const kind = /^[\d#]*\*$/.test(number) ? 'wildcard' : 'expression';
  return isTaken ? kind : undefined;
}

/** The entry itself before patterns, longer patterns before shorter ones. */
const order = (one: NumberMatch, other: NumberMatch) =>
  Number(other.kind === 'exact') - Number(one.kind === 'exact') || other.entry.number.length - one.entry.number.length;

/**
 * Which entry takes a call, for each carrier that it may come in by: the number itself, else of the patterns that fit the longest text.
 * @param called as by {@link calledNumber}
 */
export function matchesByCarrier(entries: readonly NumberEntry[], called: string): CarrierMatch[] {
  const all = entries.flatMap((entry): NumberMatch[] => {
    const kind = matchOf(entry, called);
    return kind ? [{ entry, kind }] : [];
  });
  const carriers = new Set(all.map(({ entry }) => entry.voip_carrier_sid ?? undefined));
  return [...carriers].map((carrier) => {
    const matches = all.filter(({ entry }) => (entry.voip_carrier_sid ?? undefined) === carrier).sort(order);
    return { carrier, matches, isTie: matches.length > 1 && order(matches[0]!, matches[1]!) === 0 };
  });
}
