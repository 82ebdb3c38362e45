import { Navigate, useLocation, useParams } from 'react-router';

/**
 * Leads from one of react-admin's own addresses to ours, with all that comes along: a copied record travels in the address, what
 * is preset in the state.
 * @param to makes the address of the record that the old address names
 */
export function Redirect({ to }: { to: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  return <Navigate to={to(id) + search + hash} state={state} replace />;
}
