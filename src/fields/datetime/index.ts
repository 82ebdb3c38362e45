import type { FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { DateCell } from './DateCell';
import { toDatabaseTime, toTime } from './formatTime';
import { inPart } from '../../loading/inPart';

/** A point in time, read as any text that means one; written as ISO text, with the option `database` as a database takes it. */
export const datetimeType: FieldTypeEntry = {
  Input: inPart(() => import('./DateInput').then(({ DateInput }) => DateInput)),
  Cell: DateCell,
  text: plainText,
  empty: null,
  toWire: (value, { options }) => {
    const time = options?.database === true ? toTime(value) : undefined;
    return time ? toDatabaseTime(time) : value;
  },
};
