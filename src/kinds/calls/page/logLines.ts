/** Names of the levels that the platform's logs are written with, by their weight. */
const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

const weights = new Map(Object.entries(levels).map(([weight, name]) => [name, Number(weight)]));

/** How grave a level is; undefined for one that nobody has described. */
const weightOf = (level: unknown) => (typeof level === 'number' ? level : weights.get(String(level)));

export interface LogLine {
  /** In UTC, `YYYY-MM-DD HH:mm:ssZ`; undefined for a line that does not say. */
  time: string | undefined;
  level: string | undefined;
  /** How grave that is; undefined where nobody knows. */
  weight: number | undefined;
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
    return { time: undefined, level: undefined, weight: weights.get('info'), message: line, text: line };
  const { time, level: given, msg } = entry as Record<string, unknown>;
  const level = typeof given === 'string' ? given.toLowerCase() : given;
  const when = isTime(time) ? utc(new Date(time).getTime()) : undefined;
  return {
    time: when,
    level: typeof level === 'number' ? (levels[level] ?? String(level)) : typeof level === 'string' ? level : undefined,
    weight: weightOf(level ?? 'info'),
    message: typeof msg === 'string' ? msg : line,
    text: JSON.stringify(when === undefined ? entry : { ...entry, time: when }, null, 2),
  };
}

/** Lines of a level or a graver one (`''` for all) that hold a text. A level that nobody knows may be the gravest. */
export function linesThat(lines: readonly LogLine[], level: string, text: string): LogLine[] {
  const least = weights.get(level) ?? -Infinity;
  const wanted = text.trim().toLowerCase();
  return lines.filter(({ weight = Infinity, text: whole }) => weight >= least && whole.toLowerCase().includes(wanted));
}

export const levelNames: readonly string[] = Object.values(levels);
