import { useTranslate } from 'react-admin';
import { PlainCheckbox } from '../../../fields/elements/PlainCheckbox';

export interface RowSelectProps {
  title: string;
  isSelected: boolean;
  isSelectable: boolean;
  onToggle: () => void;
}

/** The box that selects a record; its label says which. */
export function RowSelect({ title, isSelected, isSelectable, onToggle }: RowSelectProps) {
  const translate = useTranslate();
  return (
    <PlainCheckbox
      label={translate('list.select_row', { title })}
      isChecked={isSelected}
      isDisabled={!isSelectable}
      onChange={onToggle}
    />
  );
}
