import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { toLocalInput, toTime } from './formatTime';

const format = (value: unknown) => {
  const time = toTime(value);
  return time ? toLocalInput(time) : (value ?? '');
};

const parse = (text: unknown) => toTime(text)?.toISOString() ?? null;

/** A time in the reader's zone. */
export function DateInput(props: FieldInputProps) {
  return <PlainInput {...props} type="datetime-local" format={format} parse={parse} />;
}
