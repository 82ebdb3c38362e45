import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { inPart } from '../../loading/inPart';
import { useTranslate } from 'react-admin';

/** How many rows there are. */
function RowsCell({ value }: FieldCellProps) {
  const translate = useTranslate();
  return <span>{Array.isArray(value) ? translate('fields.rows.count', { smart_count: value.length }) : ''}</span>;
}

/** A table of child rows: of a related resource, or of the fields that `of` declares. */
export const rowsType: FieldTypeEntry = {
  Input: inPart(() => import('./RowsInput').then(({ RowsInput }) => RowsInput)),
  width: 'full',
  Cell: RowsCell,
  text: (value) => (Array.isArray(value) ? String(value.length) : ''),
  empty: [],
  holdsRows: true,
};
