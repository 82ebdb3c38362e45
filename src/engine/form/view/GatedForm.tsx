import { useCanAccess, type RaRecord, useGetList } from 'react-admin';
import type { CompiledResource } from '../../../schema/types/compiled';
import { AccessDenied } from '../../routes/AccessDenied';
import { useOwnProvider } from '../record/useOwnProvider';
import { UsedBySection } from '../panels/UsedBySection';
import { RecordForm } from './RecordForm';

/**
 * Whether the list of a resource has no other record, or is not known.
 * @param resource undefined where nobody needs to know
 */
function useIsOnlyOne(resource: string | undefined): boolean {
  const { total = 0 } = useGetList(
    resource ?? '',
    { pagination: { page: 1, perPage: 1 } },
    { enabled: resource !== undefined, refetchOnWindowFocus: false },
  );
  return resource !== undefined && total < 2;
}

/** The form as far as the session may go with this record: change it, look at it, or neither. */
export function GatedForm({ resource, record }: { resource: CompiledResource; record: RaRecord }) {
  const about = { resource: resource.name, record };
  const edit = useCanAccess({ ...about, action: 'edit' });
  const show = useCanAccess({ ...about, action: 'show' });
  const remove = useCanAccess({ ...about, action: 'delete' });
  const waitsForProvider = useOwnProvider(resource, record);
  const isOnlyOne = useIsOnlyOne(resource.access.keepsOneOf);
  if (edit.isPending || show.isPending || remove.isPending || waitsForProvider) return null;
  const canEdit = resource.views.edit && edit.canAccess === true;
  if (!canEdit && !show.canAccess) return <AccessDenied resource={resource} refused="record" />;
  return (
    <RecordForm
      resource={resource}
      mode={canEdit ? 'edit' : 'show'}
      record={record}
      canDelete={resource.views.delete && remove.canAccess === true && !isOnlyOne}
    >
      {resource.blockedBy.length > 0 && resource.kind === 'collection' && (
        <UsedBySection resource={resource} record={record} />
      )}
    </RecordForm>
  );
}
