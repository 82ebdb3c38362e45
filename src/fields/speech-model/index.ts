import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { trimmed, plainText } from '../plainText';
import { TextCell } from '../text/TextCell';

/**
 * A model of the vendor of speech that the form's `vendor` names: `options.from` says which of the API's lists has them (`models`
 * or `sttModels`), `options.list` which are known where the API gives none.
 */
export const speechModelType: FieldTypeEntry = {
  Input: lazy(() => import('./SpeechModelInput').then(({ SpeechModelInput }) => ({ default: SpeechModelInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: trimmed,
};
