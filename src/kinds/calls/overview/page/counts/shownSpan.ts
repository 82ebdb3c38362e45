import { periodQuery, textToRange } from '../../../../../fields/period/period';
import { ownZone } from '../../../../../fields/period/zonedTime';
import type { Span } from './buckets';

const day = 86_400_000;

/** On whose clocks a period is: the range's own, else the ones here. */
export const zoneOf = (period: unknown): string => textToRange(period)?.zone ?? ownZone();

interface Sampled {
  /** When the first answer came, milliseconds since 1970. */
  asked: number;
  /** The oldest record that has come; undefined where there is none. */
  oldest: number | undefined;
  /** Whether there are older ones that have not come. */
  isPart: boolean;
}

/**
 * The span of time that is shown: the whole period, or as far back as the records that have come reach, since nothing is known of
 * what lies before.
 */
export function shownSpan(period: unknown, { asked, oldest, isPart }: Sampled): Span {
  const { start, end, days } = periodQuery(period, asked);
  const to = end === undefined ? asked : Math.min(Date.parse(end), asked);
  const whole = start === undefined ? (days === undefined ? undefined : asked - Number(days) * day) : Date.parse(start);
  const from = isPart || whole === undefined ? (oldest ?? whole ?? to) : whole;
  return { from: Math.min(from, to), to };
}
