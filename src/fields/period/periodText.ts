import { plainText } from '../plainText';
import { textToRange } from './period';

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** A local time as the reader writes it; the clocks that it is of are said beside it. */
function localTime(text: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${text}Z`));
}

/** "Today", "Last 7 days", or a range with its zone. */
export function periodText(value: unknown, translate: Translate, locale: string): string {
  const range = textToRange(value);
  if (!range) {
    const text = plainText(value);
    return /^\d+$/.test(text)
      ? translate('fields.period.days', { smart_count: Number(text) })
      : translate(`fields.period.${text}`, { _: text });
  }
  const { start, end, zone } = range;
  const [from, to] = [start, end].map((text) => (text === '' ? '…' : localTime(text, locale)));
  return `${from} – ${to} (${zone})`;
}
