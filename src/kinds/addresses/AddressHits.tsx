import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { failureText } from '../../actions/failureText';
import { recordTitle } from '../../actions/recordTitle';
import { useResourceTexts } from '../../actions/texts';
import { toBoolean } from '../../fields/boolean/toBoolean';
import { plainText } from '../../fields/plainText';
import { recordAddress } from '../../actions/recordAddress';
import type { CompiledResource } from '../../schema/types/compiled';
import type { AddressFields } from './ownsAddress';
import type { AddressHit, Scan } from './useAddressScan';

interface AddressHitsProps {
  resource: CompiledResource;
  scan: Scan;
  fields: AddressFields;
  /** Of a row, told where they are on. */
  flags: readonly string[];
}

/** How far the search is, what it has found, and what nobody could tell. */
export function AddressHits({ resource, scan, fields, flags }: AddressHitsProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { state, finished, total, hits, unread, wanted } = scan;
  const text = (key: string, args: Record<string, unknown> = {}) => texts.text(`form.address.${key}`, '', args);
  const cidr = ({ row }: AddressHit) => `${plainText(row[fields.address])}/${plainText(row[fields.netmask])}`;
  const isOn = ({ row }: AddressHit) =>
    flags.filter((flag) => toBoolean(row[flag])).map((flag) => text(`flags.${flag}`));
  return (
    <>
      {state === 'running' && (
        <LinearProgress
          sx={{ my: 1 }}
          aria-label={text('title')}
          {...(total ? { variant: 'determinate', value: (100 * finished) / total } : {})}
        />
      )}
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {text(`state.${state === 'done' && hits.length === 0 ? 'none' : state}`, {
          finished,
          total: total ?? '…',
          smart_count: hits.length,
          address: wanted,
          reason: scan.reason ? failureText(translate, scan.reason) : '',
        })}{' '}
        {unread > 0 && text('unread', { smart_count: unread })}
      </Typography>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {hits.map((hit) => (
          <li key={`${String(hit.record.id)}-${String(hit.row.id)}`}>
            <Link component={RouterLink} to={recordAddress(resource, hit.record)} sx={{ py: 0.5 }}>
              {recordTitle(resource, hit.record)}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {[text(`how.${hit.how}`, { range: cidr(hit) }), ...isOn(hit)].join(', ')}
            </Typography>
          </li>
        ))}
      </ul>
    </>
  );
}
