import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';

/** One line of text. */
export function TextInput(props: FieldInputProps) {
  return <PlainInput {...props} monospace={props.field.options?.monospace === true} />;
}
