import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { SelectCell } from './SelectCell';
import { inPart } from '../../loading/inPart';

/** One of a list: `choices` of the field, or a registered list. */
export const selectType: FieldTypeEntry = {
  Input: inPart(() => import('./SelectInput').then(({ SelectInput }) => SelectInput)),
  Cell: SelectCell,
  text: plainText,
  empty: null,
};
