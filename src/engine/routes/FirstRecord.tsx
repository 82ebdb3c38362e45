import { useGetList, type RaRecord } from 'react-admin';
import { Navigate } from 'react-router';
import { recordAddress } from '../../actions/recordAddress';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';
import { LoadFailure } from '../form/record/LoadFailure';

const first = { pagination: { page: 1, perPage: 1 } };

/** Leads to the first record that the session has, or to the form of a new one: for those who have one record, not a list. */
export function FirstRecord({ resource }: { resource: CompiledResource }) {
  const { data, error, refetch } = useGetList<RaRecord>(resource.name, first, { retry: false });
  if (error) return <LoadFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const [record] = data;
  return <Navigate to={record ? recordAddress(resource, record) : addresses.add(resource.name)} replace />;
}
