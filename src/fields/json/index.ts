import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';
import { jsonToText, textToJson } from './jsonValue';
import { inPart } from '../../loading/inPart';

/** JSON, edited as text. `options.wire: 'object'` sends the value itself instead of the text; `options.list` takes lists only. */
export const jsonType: FieldTypeEntry = {
  Input: inPart(() => import('./JsonInput').then(({ JsonInput }) => JsonInput)),
  width: 'full',
  Cell: TextCell,
  text: plainText,
  empty: null,
  check: async (value, field) => (await import('./checkJson')).checkJson(value, field),
  fromWire: jsonToText,
  toWire: (value, field) => (field.options?.wire === 'object' ? textToJson(value) : jsonToText(value)),
};
