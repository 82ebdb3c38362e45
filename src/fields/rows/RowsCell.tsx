import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../kit';

/** How many rows there are. */
export function RowsCell({ value }: FieldCellProps) {
  const translate = useTranslate();
  return <span>{Array.isArray(value) ? translate('fields.rows.count', { smart_count: value.length }) : ''}</span>;
}
