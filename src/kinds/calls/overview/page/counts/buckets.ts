/* In: calls and alerts as lists give them, a span of time and a zone. Out: how many there were of each kind, hour by hour or day by day. */
import { localText } from '../../../../../fields/period/zonedTime';

/** Clocks are changed at such moments only. */
const quarter = 15 * 60_000;

export type Unit = 'hour' | 'day';

export interface Bucket {
  /** Tells the two hours apart that the clocks show twice. */
  key: string;
  /** What the clocks show as it begins: `YYYY-MM-DDTHH:00`, or `YYYY-MM-DD`. */
  local: string;
  /** Minutes ahead of UTC where the clocks show the same hour twice that day; undefined elsewhere. */
  ahead?: number;
}

export interface Span {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

/** Gives moments their places on the clocks of a zone; what it has found out of a quarter of an hour it keeps. */
export function createClock(zone: string, unit: Unit) {
  const known = new Map<number, Bucket>();
  const read = (slot: number): Bucket => {
    const text = localText(slot, zone);
    const day = text.slice(0, 10);
    if (unit === 'day') return { key: day, local: day };
    const ahead = (Date.parse(`${text}Z`) - slot) / 60_000;
    return { key: `${text.slice(0, 13)} ${ahead}`, local: `${text.slice(0, 13)}:00`, ahead };
  };
  const at = (time: number): Bucket => {
    const slot = Math.floor(time / quarter) * quarter;
    const bucket = known.get(slot) ?? read(slot);
    known.set(slot, bucket);
    return bucket;
  };

  return {
    /** The key of the bucket that a moment belongs to. */
    keyAt: (time: number): string => at(time).key,
    /** Every bucket of a span in order, empty ones among them; hours that the clocks leave out are none. */
    bucketsOf({ from, to }: Span): Bucket[] {
      const all = new Map<string, Bucket>();
      const step = unit === 'hour' ? quarter : 12 * quarter;
      for (let time = from; time < to; time += step) all.set(at(time).key, at(time));
      all.set(at(to).key, at(to));
      const buckets = [...all.values()];
      const shown = new Map<string, number>();
      for (const { local } of buckets) shown.set(local, (shown.get(local) ?? 0) + 1);
      return buckets.map(({ ahead, ...bucket }) =>
        ahead !== undefined && shown.get(bucket.local)! > 1 ? { ...bucket, ahead } : bucket,
      );
    },
  };
}

const day = 86_400_000;
/** More hours than that are too many to be told apart. */
const mostHours = 3 * day;

/** Hours as long as they can be told apart, else days. */
export const usualUnit = ({ from, to }: Span): Unit => (to - from > mostHours ? 'day' : 'hour');

/** How long a span hours are counted over at all. */
export const longestInHours = 31 * day;
