import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { DateCell } from './DateCell';

/** A point in time, as ISO text on the wire. */
export const dateType: FieldTypeEntry = {
  Input: lazy(() => import('./DateInput').then(({ DateInput }) => ({ default: DateInput }))),
  Cell: DateCell,
  text: plainText,
  empty: null,
};
