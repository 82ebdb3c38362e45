import type { FieldTypeEntry } from '../kit';
import { inPart } from '../../loading/inPart';
import { RowsCell } from './RowsCell';

/**
 * A table of child rows: of a related resource, or of the fields that `of` declares. In a list they are counted: all of them, or those
 * that have each of the flags `options.count`; where there are none, those of the field `options.others`.
 */
export const rowsType: FieldTypeEntry = {
  Input: inPart(() => import('./RowsInput').then(({ RowsInput }) => RowsInput)),
  width: 'full',
  Cell: RowsCell,
  text: (value) => (Array.isArray(value) ? String(value.length) : ''),
  empty: [],
  holdsRows: true,
};
