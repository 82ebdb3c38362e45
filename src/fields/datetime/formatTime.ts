const parts = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

/** The time that a wire value means: ISO text, milliseconds, or MySQL's text; undefined where it means none. */
export function toTime(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (value === '') return undefined;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A time in the reader's zone, with the zone's name. */
export const formatTime = (time: Date, locale: string): string => new Intl.DateTimeFormat(locale, parts).format(time);

/** A local time as the browser's date box takes it. */
export function toLocalInput(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** `YYYY-MM-DD HH:MM:SS` in UTC: a platform's database may refuse ISO text (platform-api 14, 26.2). */
export const toDatabaseTime = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');
