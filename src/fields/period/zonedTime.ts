const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone, since that is slow. @throws RangeError for an unknown zone */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, known);
  return known;
}

/** Whether the browser knows a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return name !== '' && formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(time: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** What the clocks of a zone show at a moment, as `YYYY-MM-DDTHH:mm`. */
export const localText = (time: number, zone: string): string =>
  new Date(time + offsetAt(time, zone)).toISOString().slice(0, 16);

const day = 86_400_000;

/**
 * The moment at which the clocks of a zone show a local time: the first one where they show it twice; where they leave it out, as long
 * after the change as the local time says.
 * @param local `YYYY-MM-DDTHH:mm`
 * @returns milliseconds since 1970; NaN for what is no local time
 */
export function zonedTime(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  const [before, after] = [asUtc - day, asUtc + day].map((time) => offsetAt(time, zone)) as [number, number];
  const possible = [asUtc - before, asUtc - after].filter((time) => time + offsetAt(time, zone) === asUtc);
  return possible.length > 0 ? Math.min(...possible) : asUtc - before;
}

/** When a day begins in a zone: the first moment of it, even where the clocks leave midnight out. @param date `YYYY-MM-DD` */
export const startOfDay = (date: string, zone: string): number => zonedTime(`${date}T00:00`, zone);

/** The day in a zone, so many days later or earlier. */
export const dateIn = (time: number, zone: string, later = 0): string =>
  new Date(Date.parse(`${localText(time, zone).slice(0, 10)}T00:00Z`) + later * day).toISOString().slice(0, 10);

/** The zone that this browser is set to. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
