import { useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../kit';
import { plainText } from '../plainText';
import { PlainInput } from '../input/PlainInput';
import { HostOffers } from './HostOffers';
import { hostAdvice } from './hostOffer';
import { hostToWire } from './hostToWire';

/** A host name or address; what was probably meant by a text that is neither is offered. */
export function HostInput(props: FieldInputProps) {
  const text = plainText(useWatch({ name: props.source }) as unknown);
  const advice = props.readOnly || props.field.options?.offers === false ? undefined : hostAdvice(text);
  return (
    <>
      <PlainInput {...props} inputMode="url" monospace tidy={(value) => hostToWire(value, props.field)} />
      {advice && <HostOffers field={props.field} source={props.source} advice={advice} />}
    </>
  );
}
