import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldCellProps } from '../kit';
import { toBoolean } from './toBoolean';

/** An icon and a word: the choices' messages `true` and `false` where there are any. */
export function BooleanCell({ resource, field, value }: FieldCellProps) {
  const translate = useTranslate();
  const isOn = toBoolean(value) === true;
  const Icon = isOn ? CheckIcon : RemoveIcon;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon fontSize="inherit" aria-hidden="true" />
      {translate(`resources.${resource.name}.choices.${field.name}.${isOn}`, {
        _: translate(isOn ? 'fields.boolean.yes' : 'fields.boolean.no'),
      })}
    </Box>
  );
}
