import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from '../text/TextCell';

export const textType: FieldTypeEntry = {
  Input: lazy(() => import('./TextInput').then(({ TextInput }) => ({ default: TextInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: trimmed,
};
