import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from './TextCell';
import { inPart } from '../../loading/inPart';

export const textType: FieldTypeEntry = {
  Input: inPart(() => import('./TextInput').then(({ TextInput }) => TextInput)),
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: trimmed,
};
