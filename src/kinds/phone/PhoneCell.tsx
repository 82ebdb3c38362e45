import type { FieldCellProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';

/** North American numbers with area code and dashes; every other text as it is (portal-behaviour 4.4). */
export function formatPhone(text: string): string {
  const match = /^\+?(1)?(\d{3})(\d{3})(\d{4})$/.exec(text);
  if (!match || (text.startsWith('+') && match[1] === undefined)) return text;
  const [, one, area, office, line] = match;
  return `${one ? '+1 ' : ''}(${area}) ${office}-${line}`;
}

/** A number as its country writes it. */
export function PhoneCell({ value }: FieldCellProps) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(plainText(value))}</span>;
}
