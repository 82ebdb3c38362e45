import type { FieldCellProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { formatPhone } from './formatPhone';

/** A number as its country writes it. */
export function PhoneCell({ value }: FieldCellProps) {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatPhone(plainText(value))}</span>;
}
