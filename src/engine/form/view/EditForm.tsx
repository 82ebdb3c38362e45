import Skeleton from '@mui/material/Skeleton';
import { useGetOne, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../session/ConsoleContext';
import type { CompiledResource } from '../../../schema/types/compiled';
import { GatedForm } from './GatedForm';
import { LoadFailure } from '../record/LoadFailure';
import { recordMeta } from '../record/recordMeta';

/** Loads a record, below the parent that the address says, and opens its form: always the record as it is now, never one that a cache remembers. */
export function EditForm({ resource, id }: { resource: CompiledResource; id: string }) {
  const { session } = useConsole();
  const [said] = useSearchParams();
  const meta = recordMeta(resource, { subject: {}, filter: Object.fromEntries(said), session });
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<RaRecord>(
    resource.name,
    { id, meta },
    /* What a save has just put into the cache is young, but the form waits for an answer of its own. */
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  if (error) return <LoadFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Skeleton variant="rounded" height={400} aria-busy="true" />;
  return <GatedForm resource={resource} record={data} />;
}
