import type { Bucket, Span, Unit } from './buckets';
import { createClock } from './buckets';

/** What is counted of a call (platform-api 17.1). */
export interface CountedCall {
  id: string;
  attempted_at: string;
  direction?: string;
  answered?: boolean;
  duration?: number;
  from?: string;
  to?: string;
}

/** By direction and result, in the order in which they are shown. */
export const kinds = ['inbound_answered', 'inbound_missed', 'outbound_answered', 'outbound_missed'] as const;
export type Kind = (typeof kinds)[number];

export interface Counted {
  bucket: Bucket;
  calls: Record<Kind, number>;
  /** Seconds of all answered calls. */
  seconds: number;
}

export interface Totals {
  calls: number;
  answered: number;
  seconds: number;
}

const kindOf = ({ direction, answered }: CountedCall): Kind =>
  direction === 'outbound'
    ? answered
      ? 'outbound_answered'
      : 'outbound_missed'
    : answered
      ? 'inbound_answered'
      : 'inbound_missed';

const none = (): Counted['calls'] => ({
  inbound_answered: 0,
  inbound_missed: 0,
  outbound_answered: 0,
  outbound_missed: 0,
});

export const totalOf = ({ calls }: Pick<Counted, 'calls'>): number => kinds.reduce((sum, kind) => sum + calls[kind], 0);
export const answeredOf = ({ calls }: Pick<Counted, 'calls'>): number =>
  calls.inbound_answered + calls.outbound_answered;

/** Calls by the hours or days in which they were attempted, on the clocks of a zone; those outside of the span do not count. */
export function countCalls(calls: readonly CountedCall[], span: Span, zone: string, unit: Unit): Counted[] {
  const clock = createClock(zone, unit);
  const counted = new Map(
    clock.bucketsOf(span).map((bucket): [string, Counted] => [bucket.key, { bucket, calls: none(), seconds: 0 }]),
  );
  for (const call of calls) {
    const bucket = counted.get(clock.keyAt(Date.parse(call.attempted_at)));
    if (!bucket) continue;
    bucket.calls[kindOf(call)] += 1;
    if (call.answered) bucket.seconds += call.duration ?? 0;
  }
  return [...counted.values()];
}

export const totalsOf = (calls: readonly CountedCall[]): Totals => ({
  calls: calls.length,
  answered: calls.filter(({ answered }) => answered).length,
  seconds: calls.reduce((sum, { answered, duration = 0 }) => sum + (answered ? duration : 0), 0),
});

/** Undefined where there is nothing to divide by. */
export const share = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** How often each text occurs, the most frequent first, equal ones in the order of the texts. */
export function ranked(texts: readonly string[], most?: number): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const all = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
  return all.slice(0, most);
}

/** Our own number of each call: the one that was called, or that called out. */
export const ownNumbers = (calls: readonly CountedCall[]): string[] =>
  calls
    .map(({ direction, from, to }) => (direction === 'outbound' ? from : to))
    .filter((number): number is string => Boolean(number));
