import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldFrame } from '../input/FieldFrame';
import type { FieldInputProps } from '../kit';
import { useIsTableCell } from '../input/tableCell';
import { useFieldInput } from '../input/useFieldInput';
import { visuallyHidden } from '../elements/visuallyHidden';
import { toBoolean } from './toBoolean';

/** A checkbox with its label beside it; in a table the column's heading stands for the label. */
export function BooleanInput({ onChosen, ...props }: FieldInputProps & { onChosen?: (checked: boolean) => void }) {
  const { label, help, required, readOnly } = props;
  const { id, field, error, aria } = useFieldInput(props);
  const isTableCell = useIsTableCell();
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error} labelled={false}>
      <FormControlLabel
        label={
          <Box component="span" sx={isTableCell ? { '@media (min-width: 600px)': visuallyHidden } : {}}>
            {label}
            {required && <span aria-hidden="true">*</span>}
          </Box>
        }
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={toBoolean(field.value) === true}
            onChange={(_, checked) => {
              field.onChange(checked);
              onChosen?.(checked);
            }}
            onBlur={() => field.onBlur()}
            disabled={readOnly}
            size="small"
            slotProps={{ input: { ...aria, 'aria-readonly': undefined, ref: field.ref } }}
          />
        }
      />
    </FieldFrame>
  );
}
