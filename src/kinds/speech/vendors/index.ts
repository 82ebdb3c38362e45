import { plainText } from '../../../fields/plainText';
import type { FieldTypeEntry } from '../../../fields/kit';
import { textType } from '../../../fields/text';
import { SpeechVendorsCell } from './SpeechVendorsCell';

/** The vendors in the fields that `options.fields` names, each once; shown, never edited. */
export const speechVendorsType: FieldTypeEntry = {
  Input: textType.Input,
  Cell: SpeechVendorsCell,
  text: plainText,
  empty: null,
};
