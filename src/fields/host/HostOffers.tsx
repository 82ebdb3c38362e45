import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormEnvironment } from '../input/formEnvironment';
import type { FieldInputProps } from '../kit';
import { hostAdvice, type HostOffer } from './hostOffer';

/** The input beside this one, in the same row or form. */
const beside = (source: string, name: string) => source.replace(/[^.]+$/, name);

/** The parts of an offer that have an input of their own, by its name. */
function partsOf({ netmask, port }: HostOffer, options: Record<string, unknown>): [name: string, value: number][] {
  const parts: [unknown, number | undefined][] = [
    [options.netmask, netmask],
    [options.port, port],
  ];
  return parts.flatMap(([name, value]) =>
    typeof name === 'string' && value !== undefined ? [[name, value] as [string, number]] : [],
  );
}

/**
 * What to remove from a text that is no host, where the field's message does not say it (`options.hints`), and a button that does it: what
 * belongs into the inputs `options.netmask` and `options.port` is moved there.
 */
export function HostOffers({ field, source, text }: Pick<FieldInputProps, 'field' | 'source'> & { text: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { check } = useFormEnvironment();
  const advice = hostAdvice(text);
  if (!advice) return null;
  const { options = {} } = field;
  const { hint, offer } = advice;
  const parts = offer ? partsOf(offer, options) : [];
  const take = () => {
    setValue(source, offer?.host, { shouldDirty: true });
    for (const [name, value] of parts) setValue(beside(source, name), value, { shouldDirty: true });
    check(source, 'change');
  };
  return (
    <div role="status">
      {options.hints === true && <p className="field-note">{translate(hint.key, hint.args)}</p>}
      {offer && (
        <Button type="button" size="small" onClick={take} sx={{ textAlign: 'start' }}>
          {translate('fields.use', { text: [offer.host, ...parts.map(([, value]) => value)].join(' + ') })}
        </Button>
      )}
    </div>
  );
}
