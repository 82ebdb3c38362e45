import type { RaRecord } from 'react-admin';
import { decide } from '../../../authProvider/access';
import type { CompiledResource } from '../../schema/types/compiled';
import type { ConsoleFacts } from '../../session/ConsoleContext';

type Who = Pick<ConsoleFacts, 'session' | 'features'>;

/** Whether the session may open a record, or any record where none is given. */
export function isOpenable(resource: CompiledResource, { session, features }: Who, record?: RaRecord): boolean {
  if (!resource.views.edit && !resource.views.show) return false;
  return ['show', 'edit'].some((operation) => decide(resource, session, features, operation, record));
}

/** The resources whose records the palette finds for this session. */
export const searchableFor = (facts: ConsoleFacts): CompiledResource[] =>
  facts.registry.resources
    .filter((resource) => resource.search !== undefined && isOpenable(resource, facts))
    .toSorted((one, other) => (one.nav?.order ?? Infinity) - (other.nav?.order ?? Infinity));
