import type { FieldTypeEntry } from '../kit';
import { trimmed } from '../plainText';
import { SecretCell } from './SecretCell';
import { inPart } from '../../loading/inPart';

/** A stored secret: masked, replaced as a whole or left alone; never exported. `options.copy` for one that is there to be copied. */
export const secretType: FieldTypeEntry = {
  Input: inPart(() => import('./SecretInput').then(({ SecretInput }) => SecretInput)),
  Cell: SecretCell,
  text: () => '',
  empty: null,
  toWire: trimmed,
};
