import { useTranslate, type RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';
import { PlainCheckbox } from '../../../fields/elements/PlainCheckbox';

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
    <PlainCheckbox
      label={translate('list.select_row', { title })}
      isChecked={selectedIds.includes(record.id)}
      isDisabled={!isSelectable}
      onChange={() => onToggleItem(record.id)}
    />
  );
}
