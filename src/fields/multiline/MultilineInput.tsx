import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';

/** Text of several lines; `options.rows` says how many at least. */
export function MultilineInput(props: FieldInputProps) {
  const rows = props.field.options?.rows;
  return <PlainInput {...props} rows={typeof rows === 'number' ? rows : 3} />;
}
