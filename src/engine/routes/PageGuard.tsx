import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import type { CompiledResource } from '../../schema/compiled';
import { AccessDenied } from './AccessDenied';

export interface PageGuardProps {
  resource: CompiledResource;
  operation: 'list' | 'create';
  children: ReactNode;
}

/** Shows a page only once it is known that the session may see it. */
export function PageGuard({ resource, operation, children }: PageGuardProps) {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: operation });
  if (isPending) return null;
  return canAccess ? children : <AccessDenied resource={resource} />;
}
