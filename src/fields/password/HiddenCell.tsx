import type { FieldCellProps } from '../kit';

/** Dots for a value that nobody is to read, nothing for none. */
export function HiddenCell({ value }: FieldCellProps) {
  return <span>{value === null || value === undefined || value === '' ? '' : '••••••'}</span>;
}
