import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { AccessDenied } from './AccessDenied';

export interface PageGuardProps {
  resource: CompiledResource;
  operation: 'list' | 'create' | 'show';
  children: ReactNode;
}

/** Shows a page only once it is known that the session may see it. */
export function PageGuard({ resource, operation, children }: PageGuardProps) {
  const main = useCanAccess({ resource: resource.name, action: operation });
  /* Who may change a record may open it, whatever is said about looking at it. */
  const edit = useCanAccess({ resource: resource.name, action: 'edit', enabled: operation === 'show' });
  const error = main.error ?? edit.error;
  if (error) throw error;
  if (main.isPending || (operation === 'show' && edit.isPending)) return null;
  return main.canAccess || edit.canAccess ? children : <AccessDenied resource={resource} refused={operation} />;
}
