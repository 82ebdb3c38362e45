import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';

export interface RowSelectProps {
  record: RaRecord;
  title: string;
  isSelectable: boolean;
}

/** The box that selects a record; its label says which. */
export function RowSelect({ record, title, isSelectable }: RowSelectProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      disabled={!isSelectable}
      slotProps={{ input: { 'aria-label': translate('list.select_row', { title }) } }}
      onChange={() => onToggleItem(record.id)}
    />
  );
}
