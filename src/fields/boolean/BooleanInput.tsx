import { classes } from '../elements/classes';
import { RequiredMark } from '../elements/marks';
import { FieldFrame } from '../input/FieldFrame';
import type { FieldInputProps } from '../kit';
import { useIsTableCell } from '../input/tableCell';
import { useFieldInput } from '../input/useFieldInput';
import { toBoolean } from './toBoolean';

/** A checkbox with its label beside it; in a table the column's heading stands for the label. */
export function BooleanInput({ onChosen, ...props }: FieldInputProps & { onChosen?: (checked: boolean) => void }) {
  const { label, help, required, readOnly } = props;
  const {
    id,
    field: { ref, ...field },
    error,
    aria,
  } = useFieldInput(props);
  const isTableCell = useIsTableCell();
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error} labelled={false}>
      <label className={classes('check', readOnly && 'disabled')}>
        <input
          {...aria}
          aria-readonly={undefined}
          id={id}
          name={field.name}
          ref={ref}
          type="checkbox"
          checked={toBoolean(field.value) === true}
          onChange={({ target }) => {
            field.onChange(target.checked);
            onChosen?.(target.checked);
          }}
          onBlur={() => field.onBlur()}
          disabled={readOnly}
        />
        <span className={isTableCell ? 'in-cell' : undefined}>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
    </FieldFrame>
  );
}
