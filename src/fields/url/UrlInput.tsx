import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { cleanLine } from '../plainText';

/** A web address. A text box: the browser's own check would speak another language than ours. */
export function UrlInput(props: FieldInputProps) {
  return <PlainInput {...props} tidy={cleanLine} inputMode="url" />;
}
