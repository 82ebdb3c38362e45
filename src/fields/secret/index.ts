import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { trimmed } from '../plainText';
import { SecretCell } from './SecretCell';

/** A stored secret: masked, replaced as a whole or left alone; never exported. `options.copy` for one that is there to be copied. */
export const secretType: FieldTypeEntry = {
  Input: lazy(() => import('./SecretInput').then(({ SecretInput }) => ({ default: SecretInput }))),
  Cell: SecretCell,
  text: () => '',
  empty: null,
  toWire: trimmed,
};
