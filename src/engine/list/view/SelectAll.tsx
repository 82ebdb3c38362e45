import { useTranslate, type RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';
import { PlainCheckbox } from '../../../fields/elements/PlainCheckbox';

/** The box that selects every row of the page that may be selected, and none beyond it. */
export function SelectAll({ isSelectable }: { isSelectable: (record: RaRecord) => boolean }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListState();
  const selectable = data.filter(isSelectable).map(({ id }) => id);
  const chosen = selectable.filter((id) => selectedIds.includes(id));
  return (
    <PlainCheckbox
      label={translate('list.select_all')}
      isChecked={chosen.length > 0 && chosen.length === selectable.length}
      isMixed={chosen.length > 0 && chosen.length < selectable.length}
      isDisabled={selectable.length === 0}
      onChange={(isOn) => onSelect(isOn ? selectable : [])}
    />
  );
}
