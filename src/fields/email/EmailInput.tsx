import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';

/** A mail address. */
export function EmailInput(props: FieldInputProps) {
  return <PlainInput {...props} type="email" inputMode="email" autoComplete="off" />;
}
