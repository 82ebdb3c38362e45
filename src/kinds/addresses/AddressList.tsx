import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { failureText } from '../../actions/failureText';
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
      <Typography component="h3" variant="body2" sx={{ fontWeight: 500 }}>
        {text(`ours.${source.id}`)}
        {data && data.length > 1 && <CopyButton text={data.join('\n')} name={text(`ours.${source.id}`)} />}
      </Typography>
      {error && (
        <Typography variant="body2" color="error" role="alert">
          {failureText(translate, error)}{' '}
          <Button type="button" size="small" onClick={() => void refetch()}>
            {translate('form.retry')}
          </Button>
        </Typography>
      )}
      {data?.length === 0 && <Typography variant="body2">{text('ours.none')}</Typography>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((address) => (
          <Typography key={address} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <code>{address}</code> <CopyButton text={address.replace(/ \(.*\)$/, '')} />
          </Typography>
        ))}
      </ul>
    </section>
  );
}
