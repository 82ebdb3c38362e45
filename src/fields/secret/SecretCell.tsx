import type { FieldCellProps } from '../kit';
import { maskSecret } from './maskSecret';

/** A secret as far as it may be shown. */
export function SecretCell({ value }: FieldCellProps) {
  return <span>{typeof value === 'string' && value !== '' ? maskSecret(value) : ''}</span>;
}
