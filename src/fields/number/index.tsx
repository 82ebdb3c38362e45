import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { checkNumber, toNumber } from './numberValue';
import { inPart } from '../../loading/inPart';
import { useLocale } from 'react-admin';

/** A number as the reader's language writes it; `options.plain` for numbers that are names, as ports are. */
function NumberCell({ value, field, options }: FieldCellProps) {
  const locale = useLocale();
  const isPlain = options.plain === true || field.options?.plain === true;
  if (typeof value !== 'number' || isPlain) return <span>{plainText(value)}</span>;
  return <span>{new Intl.NumberFormat(locale).format(value)}</span>;
}

/** A number; whole unless `options.decimals`, between `options.min` and `options.max` where given. */
export const numberType: FieldTypeEntry = {
  Input: inPart(() => import('./NumberInput').then(({ NumberInput }) => NumberInput)),
  Cell: NumberCell,
  text: plainText,
  isTyped: true,
  empty: null,
  check: checkNumber,
  toWire: toNumber,
};
