import Checkbox from '@mui/material/Checkbox';
import { useTranslate, type RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';

export interface RowSelectProps {
  record: RaRecord;
  title: string;
  isSelectable: boolean;
}

/** The box that selects a record; its label says which. */
export function RowSelect({ record, title, isSelectable }: RowSelectProps) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListState();
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
