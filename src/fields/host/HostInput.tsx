import type { FieldInputProps } from '../kit';
import { PlainInput } from '../PlainInput';

/** A host name or address. */
export function HostInput(props: FieldInputProps) {
  return <PlainInput {...props} inputMode="url" monospace />;
}
