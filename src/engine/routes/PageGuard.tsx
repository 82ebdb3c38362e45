import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { AccessDenied } from './AccessDenied';
import { useCanAccessNow } from './useCanAccessNow';

export interface PageGuardProps {
  resource: CompiledResource;
  operation: 'list' | 'create' | 'show';
  children: ReactNode;
}

/** Whether the session may do an operation with the resource; undefined until it is known. */
function useDecision(resource: CompiledResource, action: string, isAsked = true): boolean | undefined {
  /* A change of the session may change the answer. */
  useConsole();
  const about = { resource: resource.name, action };
  const now = useCanAccessNow()(about);
  const later = useCanAccess({ ...about, enabled: isAsked && now === undefined });
  if (!isAsked) return false;
  if (later.error) throw later.error;
  return now ?? (later.isPending ? undefined : later.canAccess);
}

/** Shows a page only once it is known that the session may see it. */
export function PageGuard({ resource, operation, children }: PageGuardProps) {
  const main = useDecision(resource, operation);
  /* Whoever may change a record may open it, whatever is said about looking at it. */
  const edit = useDecision(resource, 'edit', operation === 'show');
  if (main || edit) return children;
  if (main === undefined || edit === undefined) return null;
  return <AccessDenied resource={resource} refused={operation} />;
}
