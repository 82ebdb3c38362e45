import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { SidCell } from './SidCell';
import { inPart } from '../../loading/inPart';

/** An identifier: monospace, with a copy button. */
export const sidType: FieldTypeEntry = {
  Input: inPart(() => import('./SidInput').then(({ SidInput }) => SidInput)),
  Cell: SidCell,
  text: plainText,
  isTyped: true,
  empty: null,
};
