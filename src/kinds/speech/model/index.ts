import type { FieldTypeEntry } from '../../../fields/kit';
import { cleanLine, plainText } from '../../../fields/plainText';
import { TextCell } from '../../../fields/text/TextCell';
import { inPart } from '../../../loading/inPart';

/**
 * A model of the vendor of speech that the form's `vendor` names: `options.from` says which of the API's lists has them (`models`
 * or `sttModels`), `options.list` which are known where the API gives none.
 */
export const speechModelType: FieldTypeEntry = {
  Input: inPart(() => import('./SpeechModelInput').then(({ SpeechModelInput }) => SpeechModelInput)),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: cleanLine,
};
