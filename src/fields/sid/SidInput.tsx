import { CopyButton } from '../elements/CopyButton';
import type { FieldInputProps } from '../kit';
import { PlainInput } from '../input/PlainInput';
import { useStoredValue } from '../input/useStoredValue';

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
