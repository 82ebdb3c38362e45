import type { FieldCellProps } from '../kit';
import { useChoiceLabel } from '../choices/useChoiceLabel';

/** The text of a choice; an unknown value as it is. */
export function SelectCell({ resource, field, value }: FieldCellProps) {
  const labelOf = useChoiceLabel(resource, field);
  return <span>{value === null || value === undefined || value === '' ? '' : labelOf(value)}</span>;
}
