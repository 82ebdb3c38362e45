import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';

/** A web address. A text box: the browser's own check would speak another language than ours. */
export function UrlInput(props: FieldInputProps) {
  return <PlainInput {...props} inputMode="url" />;
}
