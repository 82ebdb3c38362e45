import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { cleanLine } from '../plainText';
import { inPart } from '../../loading/inPart';
import { maskSecret } from './maskSecret';

/** A secret as far as it may be shown. */
function SecretCell({ value }: FieldCellProps) {
  return <span>{typeof value === 'string' && value !== '' ? maskSecret(value) : ''}</span>;
}

/**
 * A stored secret: masked, replaced as a whole or left alone; never exported. `options.copy` for one that is there to be copied, `options.generate`
 * for one that may be made up.
 */
export const secretType: FieldTypeEntry = {
  Input: inPart(() => import('./SecretInput').then(({ SecretInput }) => SecretInput)),
  Cell: SecretCell,
  text: () => '',
  empty: null,
  toWire: cleanLine,
};
