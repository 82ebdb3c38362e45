import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

/** A value as it is: also for values and types that nobody knows. */
export function TextCell({ value }: FieldCellProps) {
  return <span>{plainText(value)}</span>;
}
