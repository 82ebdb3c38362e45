import type { FieldTypeEntry } from '../kit';
import { RowsCell } from './RowsCell';
import { inPart } from '../../loading/inPart';

/** A table of child rows: of a related resource, or of the fields that `of` declares. */
export const rowsType: FieldTypeEntry = {
  Input: inPart(() => import('./RowsInput').then(({ RowsInput }) => RowsInput)),
  Cell: RowsCell,
  text: (value) => (Array.isArray(value) ? String(value.length) : ''),
  empty: [],
  holdsRows: true,
};
