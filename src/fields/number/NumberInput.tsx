import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { parseTyped, toNumber } from './numberValue';

/** A number in a text box: the browser's own number box silently drops what it does not understand. */
export function NumberInput(props: FieldInputProps) {
  const decimals = props.field.options?.decimals === true;
  return <PlainInput {...props} inputMode={decimals ? 'decimal' : 'numeric'} parse={parseTyped} tidy={toNumber} />;
}
