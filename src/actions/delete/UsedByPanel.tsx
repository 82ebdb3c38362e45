import { useTranslate, type RaRecord } from 'react-admin';
import { Notice } from '../../fields/elements/Notice';
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
    <>
      {isPending && <p className="note muted">{translate('actions.usage.loading')}</p>}
      {error && (
        <Notice kind="warning">{translate('actions.usage.failed', { reason: failureText(translate, error) })}</Notice>
      )}
      {data?.length === 0 && (
        <p className="note muted">{translate(showsSome ? 'actions.usage.none_else' : 'actions.usage.none')}</p>
      )}
      {data && data.length > 0 && (
        <div className="usage">
          <UsageList usage={data} />
        </div>
      )}
    </>
  );
}
