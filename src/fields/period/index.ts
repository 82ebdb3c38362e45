/* In: a period's name or a range on the clocks of a zone. Out: its input, its text, and what it asks the platform. */
import type { FieldTypeEntry } from '../kit';
import { TextCell } from '../text/TextCell';
import { plainText } from '../plainText';
import { inPart } from '../../loading/inPart';
import { periodQuery } from './period';
import { periodText } from './periodText';

/** When something happened: a filter of lists that the platform narrows by `days`, or by `start` and `end`. */
export const periodType: FieldTypeEntry = {
  Input: inPart(() => import('./PeriodInput').then(({ PeriodInput }) => PeriodInput)),
  Cell: TextCell,
  text: plainText,
  empty: null,
  toQuery: (value) => periodQuery(value),
  filterText: periodText,
};
