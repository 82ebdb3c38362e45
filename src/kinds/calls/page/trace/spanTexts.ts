import type { Span } from './readTrace';

const longestName = 36;

/** A name as a row shows it (specification 2). */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName)}...` : name;

/** `0.25ms`, `18ms`, `2.10s`, `3m 4s`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1) return `${milliseconds.toFixed(2)}ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)}ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(2)}s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}

const textOf = (value: unknown) => (value === undefined || value === null ? '' : valueText(value));

/** What a webhook answered with; empty for what asked none. */
export const statusText = ({ attributes }: Span): string => textOf(attributes['http.statusCode']);

/** A round number of milliseconds, so that a stretch has five to twelve of them. @param stretch milliseconds */
export function tickStep(stretch: number): number {
  const rough = Math.max(stretch / 10, 0.001);
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * ([1, 2, 5].find((times) => unit * times >= rough) ?? 10);
}

/** A stretch of the timeline, in percent of its width. */
export const shareOf = (milliseconds: number, whole: number): string =>
  `${whole > 0 ? (milliseconds / whole) * 100 : 0}%`;

const two = (value: number) => String(value).padStart(2, '0');

/** `DD/MM/YY HH:mm:ss.SSS` on the clocks here. */
export function spanTime(milliseconds: number): string {
  const time = new Date(milliseconds);
  const date = [time.getDate(), time.getMonth() + 1, time.getFullYear() % 100].map(two).join('/');
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${date} ${clock}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}

/** JSON is laid out; everything else is a text. */
export function valueText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2) ?? '';
  if (!/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** A question to the application, and its answer. */
export interface Exchange {
  span: Span;
  url: string;
  status: string;
  request: string;
  response: string;
}

/** What the application was asked during a call, in order; some platforms write no body into the trace. */
export const exchangesIn = (spans: readonly Span[]): Exchange[] =>
  spans
    .filter(
      ({ attributes }) => 'http.statusCode' in attributes || 'app.hook' in attributes || 'http.body' in attributes,
    )
    .map((span) => ({
      span,
      url: textOf(span.attributes['app.hook']) || (/\((?:\w+ )?(\S+)\)/.exec(span.name)?.[1] ?? span.name),
      status: statusText(span),
      request: textOf(span.attributes['http.body']),
      response: textOf(span.attributes['app.tasks']),
    }));

/** Spans whose name or attributes hold a text. */
export function spansThat(spans: readonly Span[], text: string): Span[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...spans];
  return spans.filter(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`.toLowerCase().includes(wanted));
}
