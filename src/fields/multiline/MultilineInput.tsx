import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { cleanLines } from '../plainText';

/** Text of several lines; `options.rows` says how many at least. */
export function MultilineInput(props: FieldInputProps) {
  const rows = props.field.options?.rows;
  return <PlainInput {...props} tidy={cleanLines} rows={typeof rows === 'number' ? rows : 3} />;
}
