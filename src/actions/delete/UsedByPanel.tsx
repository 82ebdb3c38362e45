import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { recordAddress } from '../recordAddress';
import type { CompiledResource } from '../../schema/types/compiled';
import { failureText } from '../failureText';
import { UsageList } from './UsageList';
import { useUsage } from './useUsage';

export interface UsedByPanelProps {
  resource: CompiledResource;
  record: RaRecord;
}

/**
 * What uses the record, as the delete guard would list it, but for what the record's own page shows anyway. Nothing is shown for a
 * resource without `blockedBy`.
 */
export function UsedByPanel({ resource, record }: UsedByPanelProps) {
  const translate = useTranslate();
  const { data, error, isPending } = useUsage(resource, record, recordAddress(resource, record));
  if (resource.blockedBy.length === 0) return null;
  const showsSome = resource.blockedBy.some((blocker) => 'address' in blocker);
  return (
    <section aria-label={translate('actions.usage.title')}>
      <Typography variant="h6" component="h2">
        {translate('actions.usage.title')}
      </Typography>
      {isPending && <Typography color="text.secondary">{translate('actions.usage.loading')}</Typography>}
      {error && (
        <Alert severity="warning">{translate('actions.usage.failed', { reason: failureText(translate, error) })}</Alert>
      )}
      {data?.length === 0 && (
        <Typography color="text.secondary">
          {translate(showsSome ? 'actions.usage.none_else' : 'actions.usage.none')}
        </Typography>
      )}
      {data && <UsageList usage={data} />}
    </section>
  );
}
