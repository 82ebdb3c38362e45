import { useTranslate, type RaRecord } from 'react-admin';
import { useListState } from '../../../actions/useListState';
import { PlainCheckbox } from '../../../fields/elements/PlainCheckbox';

interface SelectAllProps {
  isSelectable: (record: RaRecord) => boolean;
  /** Whether its name is shown: no heading of a table says it. */
  isLabelled?: boolean;
}

/** The box that selects every row of the page that may be selected, and none beyond it. */
export function SelectAll({ isSelectable, isLabelled }: SelectAllProps) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListState();
  const selectable = data.filter(isSelectable).map(({ id }) => id);
  const chosen = selectable.filter((id) => selectedIds.includes(id));
  return (
    <PlainCheckbox
      label={translate('list.select_all')}
      isLabelled={isLabelled}
      isChecked={chosen.length > 0 && chosen.length === selectable.length}
      isMixed={chosen.length > 0 && chosen.length < selectable.length}
      isDisabled={selectable.length === 0}
      onChange={(isOn) => onSelect(isOn ? selectable : [])}
    />
  );
}
