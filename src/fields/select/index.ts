import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { SelectCell } from './SelectCell';

/** One of a list: `choices` of the field, or a registered list. */
export const selectType: FieldTypeEntry = {
  Input: lazy(() => import('./SelectInput').then(({ SelectInput }) => ({ default: SelectInput }))),
  Cell: SelectCell,
  text: plainText,
  empty: null,
};
