import type { FieldInputProps } from '../../fields/kit';
import { PlainInput } from '../../fields/input/PlainInput';
import { tidyPhone } from './tidyPhone';

/** A telephone number: separators go when the input is left. */
export function PhoneInput(props: FieldInputProps) {
  return <PlainInput {...props} type="tel" inputMode="tel" tidy={tidyPhone} />;
}
