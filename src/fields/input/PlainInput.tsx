import TextareaAutosize from '@mui/material/TextareaAutosize';
import type { ReactNode } from 'react';
import { classes } from '../elements/classes';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps } from '../kit';
import { valueAt } from '../valueAt';
import { useFormEnvironment } from './formEnvironment';
import { useFieldInput } from './useFieldInput';
import { useFieldTexts } from '../useFieldTexts';

export interface PlainInputProps extends FieldInputProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date' | 'datetime-local';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'url' | 'email';
  autoComplete?: string;
  rows?: number;
  monospace?: boolean;
  format?: (value: unknown) => unknown;
  parse?: (value: unknown) => unknown;
  /** What the value becomes when the input is left, e.g. without separators. */
  tidy?: (value: unknown) => unknown;
  endAdornment?: ReactNode;
}

/** The one-line or many-line text box that most types are drawn with. */
export function PlainInput(props: PlainInputProps) {
  const {
    field: declared,
    label,
    help,
    required,
    readOnly,
    rows,
    monospace,
    format,
    parse,
    tidy,
    endAdornment,
  } = props;
  const {
    id,
    field: { ref, ...field },
    error,
    aria,
  } = useFieldInput(props, { ...(format && { format }), ...(parse && { parse }) });
  const { placeholder } = useFieldTexts(props.resource, declared);
  const { form, afterPress } = useFormEnvironment();
  const leave = () => {
    const typed = field.value;
    const held: unknown = form.getValues(props.source);
    const tidied: unknown = tidy?.(typed);
    /* What was not typed here stays as it is stored. */
    const isTyped = typed !== (valueAt(form.formState.defaultValues, props.source) ?? '');
    /* What is left of nothing is a refusal: whoever reads it has to see what was typed. */
    if (tidy && isTyped && tidied !== null && tidied !== typed)
      afterPress(() => {
        /* What was pressed may have removed this row, or its value. */
        if (form.getValues(props.source) === held) field.onChange(tidied);
      });
    field.onBlur();
  };
  const shared = {
    ...aria,
    id,
    name: field.name,
    value: field.value as string,
    onChange: field.onChange,
    onBlur: leave,
    readOnly,
    placeholder: readOnly ? undefined : placeholder,
    autoComplete: props.autoComplete ?? 'off',
    inputMode: props.inputMode,
    spellCheck: monospace ? false : undefined,
  };
  const line = { ...shared, ref, type: props.type ?? 'text' };
  const look = classes('control wide', monospace && 'code');
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      {rows !== undefined ? (
        <TextareaAutosize {...shared} ref={ref} className={classes(look, 'lines')} minRows={rows} maxRows={24} />
      ) : endAdornment ? (
        <div className={classes(look, 'box', error !== undefined && 'error')}>
          <input {...line} />
          {endAdornment}
        </div>
      ) : (
        <input {...line} className={look} />
      )}
    </FieldFrame>
  );
}
