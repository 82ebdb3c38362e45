import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { DateCell } from './DateCell';
import { toDatabaseTime, toTime } from './formatTime';

/** A point in time, read as any text that means one; written as ISO text, with the option `database` as a database takes it. */
export const dateType: FieldTypeEntry = {
  Input: lazy(() => import('./DateInput').then(({ DateInput }) => ({ default: DateInput }))),
  Cell: DateCell,
  text: plainText,
  empty: null,
  toWire: (value, { options }) => {
    const time = options?.database === true ? toTime(value) : undefined;
    return time ? toDatabaseTime(time) : value;
  },
};
