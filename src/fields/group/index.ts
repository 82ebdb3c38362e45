import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { TextCell } from '../text/TextCell';

/** An object on the wire: the fields that `of` declares, under one name. */
export const groupType: FieldTypeEntry = {
  Input: lazy(() => import('./GroupInput').then(({ GroupInput }) => ({ default: GroupInput }))),
  Cell: TextCell,
  text: plainText,
  empty: {},
};
