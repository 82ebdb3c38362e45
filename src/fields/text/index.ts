import type { FieldTypeEntry } from '../kit';
import { plainText, cleanLine } from '../plainText';
import { TextCell } from './TextCell';
import { inPart } from '../../loading/inPart';

/** A text of one line, sent without blanks around it; an empty one as null. */
export const textType: FieldTypeEntry = {
  Input: inPart(() => import('./TextInput').then(({ TextInput }) => TextInput)),
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: cleanLine,
};
