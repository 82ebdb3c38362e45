import type { FieldCellProps, FieldTypeEntry } from '../kit';
import { plainText } from '../plainText';
import { inPart } from '../../loading/inPart';
import { useChoiceLabel } from '../choices/useChoiceLabel';

/** The text of a choice; an unknown value as it is. */
function SelectCell({ resource, field, value }: FieldCellProps) {
  const labelOf = useChoiceLabel(resource, field);
  return <span>{value === null || value === undefined || value === '' ? '' : labelOf(value)}</span>;
}

/** One of a list: `choices` of the field, or a registered list. */
export const selectType: FieldTypeEntry = {
  Input: inPart(() => import('./SelectInput').then(({ SelectInput }) => SelectInput)),
  Cell: SelectCell,
  text: plainText,
  empty: null,
};
