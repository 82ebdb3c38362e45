import { useTranslate } from 'react-admin';
import { failureText } from '../../actions/failureText';
import { PlainButton } from '../../fields/elements/PlainButton';
import { CopyButton } from '../../fields/elements/CopyButton';
import type { PanelProps } from '../../engine/form/panels/panels';
import { usePanelTexts } from '../../engine/form/panels/usePanelTexts';
import { useAddresses, type AddressSource } from './useAddresses';

/** Addresses under a heading, each with a button that copies it, and one for all of them. */
export function AddressList({ resource, source }: Pick<PanelProps, 'resource'> & { source: AddressSource }) {
  const translate = useTranslate();
  const text = usePanelTexts(resource);
  const { data, error, refetch } = useAddresses(source);
  return (
    <section>
      <h3 className="small-heading">
        {text(`ours.${source.id}`)}
        {data && data.length > 1 && <CopyButton text={data.join('\n')} name={text(`ours.${source.id}`)} />}
      </h3>
      {error && (
        <p className="field-note error" role="alert">
          {failureText(translate, error)}{' '}
          <PlainButton onClick={() => void refetch()}>{translate('form.retry')}</PlainButton>
        </p>
      )}
      {data?.length === 0 && <p className="note">{text('ours.none')}</p>}
      <ul className="usage-records">
        {data?.map((address) => (
          <li key={address}>
            <code>{address}</code> <CopyButton text={address.replace(/ \(.*\)$/, '')} />
          </li>
        ))}
      </ul>
    </section>
  );
}
