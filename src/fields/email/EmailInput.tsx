import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { cleanLine } from '../plainText';

/** A mail address. */
export function EmailInput(props: FieldInputProps) {
  return <PlainInput {...props} tidy={cleanLine} type="email" inputMode="email" autoComplete="off" />;
}
