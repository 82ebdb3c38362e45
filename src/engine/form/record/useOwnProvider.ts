import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { CompiledResource } from '../../../schema/types/compiled';
import { carrying } from '../../../session/choices/carriedProvider';
import { knownProviders } from '../../../session/choices/knownProviders';
import { useConsole } from '../../../session/ConsoleContext';
import { leavingPage } from '../save/leavesPage';

/**
 * Brings the provider of a record along with its page, however it was opened: whatever the page asks for lies below the provider
 * on screen, and an admin sees the records of all of them.
 * @returns whether the page has to wait: for the answer, or for the other provider
 */
export function useOwnProvider(resource: CompiledResource, record: RaRecord): boolean {
  const { session } = useConsole();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAsked = session.scope === 'admin' && Object.keys(resource.access.owner).length > 0;
  const { data: own, isPending } = useQuery({
    queryKey: [resource.name, 'ownProvider', record.id],
    /* Where it cannot be found out the page stays as it is: the guard of a delete asks by itself. */
    queryFn: async () => (await dataProvider.providerOf(resource.name, record).catch(() => undefined)) ?? null,
    enabled: isAsked,
    refetchOnWindowFocus: false,
  });
  const isElsewhere = isAsked && own !== session.current_service_provider_sid;
  const other = isElsewhere
    ? knownProviders.get().find(({ service_provider_sid }) => service_provider_sid === own)
    : undefined;
  useEffect(() => {
    if (other) void navigate(pathname + search, { replace: true, state: { ...leavingPage, ...carrying(other) } });
  }, [other, navigate, pathname, search]);
  return (isAsked && isPending) || other !== undefined;
}
