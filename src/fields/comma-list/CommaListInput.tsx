import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { tidyList } from './tidyList';

/** A box of several lines: lists grow long. */
export function CommaListInput(props: FieldInputProps) {
  return <PlainInput {...props} rows={2} monospace tidy={tidyList} />;
}
