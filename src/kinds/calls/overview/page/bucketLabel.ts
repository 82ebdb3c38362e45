import type { Bucket, Unit } from './counts/buckets';

/** `UTC+2`, `UTC+5:30` */
function aheadText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** An hour or a day as it is written in a language; of an hour that the clocks show twice, which of them is meant. */
export function bucketLabel({ local, ahead }: Bucket, unit: Unit, locale: string): string {
  const parts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(
    locale,
    unit === 'hour' ? { ...parts, hour: '2-digit', minute: '2-digit' } : { ...parts, weekday: 'short' },
  );
  const text = format.format(new Date(unit === 'hour' ? `${local}Z` : `${local}T00:00Z`));
  return ahead === undefined ? text : `${text} (${aheadText(ahead)})`;
}
