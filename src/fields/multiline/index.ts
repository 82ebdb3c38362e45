import type { FieldTypeEntry } from '../kit';
import { plainText, cleanLines } from '../plainText';
import { TextCell } from '../text/TextCell';
import { inPart } from '../../loading/inPart';

/** A text of several lines, sent without blanks around it. */
export const multilineType: FieldTypeEntry = {
  Input: inPart(() => import('./MultilineInput').then(({ MultilineInput }) => MultilineInput)),
  width: 'full',
  Cell: TextCell,
  text: plainText,
  isTyped: true,
  empty: null,
  toWire: cleanLines,
};
