import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../kit';
import { toBoolean } from './toBoolean';

/* Not a part of MUI's: a list has hundreds of these. */
const inRow = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'bottom',
  gap: '0.3em',
  whiteSpace: 'nowrap',
} as const;

/** An icon and a word: the choices' messages `true` and `false` where there are any. */
export function BooleanCell({ resource, field, value }: FieldCellProps) {
  const translate = useTranslate();
  const isOn = toBoolean(value) === true;
  const Icon = isOn ? CheckIcon : RemoveIcon;
  return (
    <span style={inRow}>
      <Icon fontSize="inherit" aria-hidden="true" />
      {translate(`resources.${resource.name}.choices.${field.name}.${isOn}`, {
        _: translate(isOn ? 'fields.boolean.yes' : 'fields.boolean.no'),
      })}
    </span>
  );
}
