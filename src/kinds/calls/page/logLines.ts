/** Names of the levels that the platform's logs are written with. */
const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

export interface LogLine {
  /** In UTC, `YYYY-MM-DD HH:mm:ssZ`; undefined for a line that does not say. */
  time: string | undefined;
  level: string | undefined;
  message: string;
  /** The line with its time readable, as it is copied and saved. */
  text: string;
}

const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}Z`;

const isTime = (value: unknown): value is number | string =>
  (typeof value === 'number' || typeof value === 'string') && !Number.isNaN(new Date(value).getTime());

/** A line of a call's logs: JSON usually, else as it is. */
export function readLine(line: string): LogLine {
  let entry: unknown;
  try {
    entry = JSON.parse(line);
  } catch {
    entry = undefined;
  }
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry))
    return { time: undefined, level: undefined, message: line, text: line };
  const { time, level, msg } = entry as Record<string, unknown>;
  const when = isTime(time) ? utc(new Date(time).getTime()) : undefined;
  return {
    time: when,
    level: typeof level === 'number' ? (levels[level] ?? String(level)) : typeof level === 'string' ? level : undefined,
    message: typeof msg === 'string' ? msg : line,
    text: JSON.stringify(when === undefined ? entry : { ...entry, time: when }, null, 2),
  };
}

/** Lines of a level or a graver one (`''` for all) that hold a text. */
export function linesThat(lines: readonly LogLine[], level: string, text: string): LogLine[] {
  const order = Object.values(levels);
  const least = order.indexOf(level);
  const wanted = text.trim().toLowerCase();
  return lines.filter(
    (line) => (least < 0 || order.indexOf(line.level ?? 'info') >= least) && line.text.toLowerCase().includes(wanted),
  );
}

export const levelNames: readonly string[] = Object.values(levels);
