import Skeleton from '@mui/material/Skeleton';
import { useGetOne, type RaRecord } from 'react-admin';
import type { CompiledResource } from '../../../schema/types/compiled';
import { GatedForm } from './GatedForm';
import { LoadFailure } from '../record/LoadFailure';
import { recordMeta } from '../record/recordMeta';

/** Loads a record and opens its form: always the record as it is now, never one that a cache remembers. */
export function EditForm({ resource, id }: { resource: CompiledResource; id: string }) {
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<RaRecord>(
    resource.name,
    { id, meta: recordMeta },
    /* What a save has just put into the cache is young, but the form waits for an answer of its own. */
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  if (error) return <LoadFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Skeleton variant="rounded" height={400} aria-busy="true" />;
  return <GatedForm resource={resource} record={data} />;
}
