import Checkbox from '@mui/material/Checkbox';
import { useTranslate, type RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';

/** The box that selects every row of the page that may be selected, and none beyond it. */
export function SelectAll({ isSelectable }: { isSelectable: (record: RaRecord) => boolean }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListState();
  const selectable = data.filter(isSelectable).map(({ id }) => id);
  const chosen = selectable.filter((id) => selectedIds.includes(id));
  return (
    <Checkbox
      size="small"
      checked={chosen.length > 0 && chosen.length === selectable.length}
      indeterminate={chosen.length > 0 && chosen.length < selectable.length}
      disabled={selectable.length === 0}
      slotProps={{ input: { 'aria-label': translate('list.select_all') } }}
      onChange={(_, isOn) => onSelect(isOn ? selectable : [])}
    />
  );
}
