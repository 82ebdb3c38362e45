import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import type { FieldInputProps } from '../kit';
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
  const { field: declared, label, help, required, readOnly, rows, format, parse, tidy } = props;
  const { id, field, error, aria } = useFieldInput(props, { ...(format && { format }), ...(parse && { parse }) });
  const { placeholder } = useFieldTexts(props.resource, declared);
  const leave = () => {
    const typed = field.value as unknown;
    const tidied: unknown = tidy?.(typed);
    if (tidy && (tidied ?? '') !== typed) field.onChange(tidied);
    field.onBlur();
  };
  return (
    <FieldFrame id={id} label={label} required={required} help={help} error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value as string}
        onChange={field.onChange}
        onBlur={leave}
        inputRef={field.ref}
        size="small"
        fullWidth
        type={props.type ?? 'text'}
        error={error !== undefined}
        readOnly={readOnly}
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={rows === undefined ? undefined : 24}
        placeholder={readOnly ? undefined : placeholder}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={props.endAdornment}
        slotProps={{
          input: {
            ...aria,
            inputMode: props.inputMode,
            spellCheck: props.monospace ? false : undefined,
            style: props.monospace ? { fontFamily: 'monospace' } : undefined,
          },
        }}
      />
    </FieldFrame>
  );
}
