import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { checkNumber, toNumber } from './numberValue';
import { portComplaint } from '../../rules/hosts/hostName';
import { inPart } from '../../loading/inPart';
import { useLocale } from 'react-admin';

/** A number as the reader's language writes it. */
function NumberCell({ value }: FieldCellProps) {
  const locale = useLocale();
  return <span>{typeof value === 'number' ? value.toLocaleString(locale) : plainText(value)}</span>;
}

/** A number; whole unless `options.decimals`, between `options.min` and `options.max` where given. */
export const numberType: FieldTypeEntry = {
  Input: inPart(() => import('./NumberInput').then(({ NumberInput }) => NumberInput)),
  width: 'short',
  Cell: NumberCell,
  text: plainText,
  isTyped: true,
  empty: null,
  check: checkNumber,
  toWire: toNumber,
};

/** A port: a number that is a code, so that its digits are never grouped; an empty one lets the name service decide. */
export const portType: FieldTypeEntry = {
  ...numberType,
  Cell: ({ value }) => <span>{plainText(value)}</span>,
  check: (value, field) => checkNumber(value, field) ?? portComplaint(toNumber(value)),
};
