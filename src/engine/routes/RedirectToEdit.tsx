import { Navigate, useParams } from 'react-router';
import { addresses } from '../../schema/addresses';
import type { CompiledResource } from '../../schema/types/compiled';

/** react-admin's own addresses of a record lead to the specification's. */
export function RedirectToEdit({ resource }: { resource: CompiledResource }) {
  const { id = '' } = useParams();
  return <Navigate to={addresses.edit(resource.name, id)} replace />;
}
