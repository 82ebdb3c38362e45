import { lazy } from 'react';
import type { FieldTypeEntry } from '../kit';
import { RowsCell } from './RowsCell';

/** A table of child rows: of a related resource, or of the fields that `of` declares. */
export const rowsType: FieldTypeEntry = {
  Input: lazy(() => import('./RowsInput').then(({ RowsInput }) => ({ default: RowsInput }))),
  Cell: RowsCell,
  text: (value) => (Array.isArray(value) ? String(value.length) : ''),
  empty: [],
  holdsRows: true,
};
