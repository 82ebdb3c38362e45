import { CopyButton } from '../CopyButton';
import type { FieldInputProps } from '../kit';
import { PlainInput } from '../PlainInput';
import { useStoredValue } from '../useStoredValue';

/** An identifier, to be copied. */
export function SidInput(props: FieldInputProps) {
  const stored = useStoredValue(props.source);
  return (
    <PlainInput
      {...props}
      monospace
      endAdornment={typeof stored === 'string' && stored !== '' ? <CopyButton text={stored} /> : undefined}
    />
  );
}
