import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { StatusMark } from '../../fields/elements/StatusMark';
import type { FieldInputProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { ChoiceSelect } from '../../fields/select/ChoiceSelect';
import { netmaskRange } from './netmaskRange';

/** 32 is one address; 0 would be every one there is, and is not offered. */
const choices = Array.from({ length: 32 }, (_, index) => ({ value: 32 - index }));

/** With fewer bits millions of addresses are let in. */
const fewestBits = 8;

const beside = (source: string, name: unknown) => source.replace(/[^.]+$/, String(name));

/** How many bits of an address count, and which addresses that lets in, given the one in the input `options.address`. */
export function NetmaskInput(props: FieldInputProps) {
  const { source, field } = props;
  const translate = useTranslate();
  const [address, netmask] = useWatch({ name: [beside(source, field.options?.address), source] }) as unknown[];
  const range = netmaskRange(plainText(address).trim(), Number(plainText(netmask) || Number.NaN));
  const isWide = range !== undefined && Number(netmask) < fewestBits;
  return (
    <>
      <ChoiceSelect {...props} choices={choices} hasNone={false} />
      <div role="status">
        {range && range.count > 1 && <p className="field-note">{translate('fields.netmask.range', { ...range })}</p>}
        {isWide && (
          <p className="field-note sign">
            <StatusMark tone="warned" />
            <strong>{translate('fields.netmask.wide')}</strong>
          </p>
        )}
      </div>
    </>
  );
}
