import { decide } from '../../../../authProvider/access';
import { addresses } from '../../../schema/addresses';
import type { CompiledResource } from '../../../schema/types/compiled';
import { useConsole } from '../../../session/ConsoleContext';

/** The list that a record's page lies below; undefined where there is none for this session: who has one record has no list. */
export function useListAddress(resource: CompiledResource): string | undefined {
  const { session, features } = useConsole();
  const hasList = resource.kind === 'collection' && (resource.views.list || resource.pages.list !== undefined);
  return hasList && decide(resource, session, features, 'list') ? addresses.list(resource.name) : undefined;
}
