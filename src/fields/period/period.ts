import { dateIn, isZone, ownZone, startOfDay, zonedTime } from './zonedTime';

/** From `start` up to but without `end`, as the clocks of a zone show them; either may be open. */
export interface Range {
  /** `YYYY-MM-DDTHH:mm` */
  start: string;
  end: string;
  zone: string;
}

/** What may be chosen besides a range: whole days here, and days up to now. */
export const namedPeriods = ['today', 'yesterday', '7', '14', '30'] as const;

const local = String.raw`(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?`;
const rangeText = new RegExp(String.raw`^(${local})/(${local})@([\w+/-]+)$`);

/** A range as one text, as filters and addresses keep it: `start/end@zone`. */
export const rangeToText = ({ start, end, zone }: Range): string => `${start}/${end}@${zone}`;

/** An address may say anything: what is no range of real times in a real zone is none. */
export function textToRange(value: unknown): Range | undefined {
  const [, start = '', end = '', zone = ''] = (typeof value === 'string' && rangeText.exec(value)) || [];
  const areTimes = [start, end].every((text) => text === '' || !Number.isNaN(Date.parse(`${text}Z`)));
  return areTimes && isZone(zone) ? { start, end, zone } : undefined;
}

/** Whether a range says anything, and that in the right order. */
export const isRange = ({ start, end, zone }: Range): boolean =>
  (start !== '' || end !== '') && (start === '' || end === '' || zonedTime(start, zone) < zonedTime(end, zone));

const iso = (time: number) => new Date(time).toISOString();

/** The platform counts both bounds in: the last millisecond before the end is the last one wanted. */
const upTo = (time: number) => iso(time - 1);

function rangeQuery({ start, end, zone }: Range): Record<string, string> {
  return {
    ...(start !== '' && { start: iso(zonedTime(start, zone)) }),
    ...(end !== '' && { end: upTo(zonedTime(end, zone)) }),
  };
}

const days = /^[1-9]\d{0,3}$/;

/**
 * What a period asks the platform (platform-api 17.1): `days` up to now, or `start` and `end` as moments. Nothing for what is none:
 * an address may say anything.
 * @param now milliseconds since 1970
 * @param zone whose days today and yesterday are
 */
export function periodQuery(value: unknown, now = Date.now(), zone = ownZone()): Record<string, string> {
  if (value === 'today') return { start: iso(startOfDay(dateIn(now, zone), zone)) };
  if (value === 'yesterday') {
    const [first, next] = [dateIn(now, zone, -1), dateIn(now, zone)].map((date) => startOfDay(date, zone)) as [
      number,
      number,
    ];
    return { start: iso(first), end: upTo(next) };
  }
  if (typeof value === 'string' && days.test(value)) return { days: value };
  const range = textToRange(value);
  return range && isRange(range) ? rangeQuery(range) : {};
}
