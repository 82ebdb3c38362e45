import { useController } from 'react-hook-form';
import { inputId, useFormEnvironment } from './formEnvironment';
import type { FieldInputProps } from '../kit';

interface Conversion {
  /** From the form's value to what the element shows. */
  format?: (value: unknown) => unknown;
  /** From what the element gives to the form's value. */
  parse?: (value: unknown) => unknown;
}

/** What an element or a component tells of a change: an event, or the value itself. */
const valueIn = (given: unknown): unknown => (given as { target?: { value?: unknown } } | null)?.target?.value ?? given;

const textOf = (value: unknown): unknown => value ?? '';
const valueOf = (text: unknown): unknown => (text === '' ? null : text);

/** One input of the form: its value, its error, and the attributes that tie label, help and error to the element. */
export function useFieldInput(
  props: Pick<FieldInputProps, 'source' | 'required' | 'readOnly'>,
  { format = textOf, parse = valueOf }: Conversion = {},
) {
  const { source, required, readOnly } = props;
  const { idPrefix, check } = useFormEnvironment();
  const id = inputId(idPrefix, source);
  const { field: controlled, fieldState } = useController({ name: source });
  const field = {
    ...controlled,
    value: format(controlled.value),
    onBlur: () => {
      controlled.onBlur();
      check(source, 'blur');
    },
    onChange: (given: unknown) => {
      controlled.onChange(parse(valueIn(given)));
      check(source, 'change');
    },
  };
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return {
    id,
    field,
    error,
    aria: {
      'aria-invalid': error !== undefined,
      'aria-required': required,
      'aria-readonly': readOnly || undefined,
      'aria-describedby': describedBy(id),
    },
  };
}

/** Ids of help, error and notes of an input. */
const describedBy = (id: string) => `${id}-help ${id}-error ${id}-notes`;
