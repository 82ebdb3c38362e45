import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { SidCell } from './SidCell';

/** An identifier: monospace, with a copy button. */
export const sidType: FieldTypeEntry = {
  Input: lazy(() => import('./SidInput').then(({ SidInput }) => ({ default: SidInput }))),
  Cell: SidCell,
  text: plainText,
  empty: null,
};
