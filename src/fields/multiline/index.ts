import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText, trimmed } from '../plainText';
import { TextCell } from '../text/TextCell';

export const multilineType: FieldTypeEntry = {
  Input: lazy(() => import('./MultilineInput').then(({ MultilineInput }) => ({ default: MultilineInput }))),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toWire: trimmed,
};
