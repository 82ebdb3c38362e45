import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import { PlainInput } from '../input/PlainInput';
import { HostOffers } from './HostOffers';
import { hostToWire } from './hostToWire';

/** A host name or address; what was probably meant by a text that is neither is offered. */
export function HostInput(props: FieldInputProps) {
  const text = plainText(useWatch({ name: props.source }) as unknown);
  return (
    <>
      <PlainInput {...props} inputMode="url" monospace tidy={(value) => hostToWire(value, props.field)} />
      {!props.readOnly && props.field.options?.offers !== false && (
        <HostOffers field={props.field} source={props.source} text={text} />
      )}
    </>
  );
}
