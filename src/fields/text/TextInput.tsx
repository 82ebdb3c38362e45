import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { cleanLine } from '../plainText';

/** One line of text. */
export function TextInput(props: FieldInputProps) {
  return <PlainInput {...props} tidy={cleanLine} monospace={props.field.options?.monospace === true} />;
}
