import { useLocale } from 'react-admin';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

/** A number as the reader's language writes it; `options.plain` for numbers that are names, as ports are. */
export function NumberCell({ value, field, options }: FieldCellProps) {
  const locale = useLocale();
  const isPlain = options.plain === true || field.options?.plain === true;
  if (typeof value !== 'number' || isPlain) return <span>{plainText(value)}</span>;
  return <span>{new Intl.NumberFormat(locale).format(value)}</span>;
}
