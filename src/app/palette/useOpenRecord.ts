import { useDataProvider, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { recordAddress } from '../../actions/recordAddress';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { useProviders } from '../providers/useProviders';
import { useSwitchProvider } from '../providers/useSwitchProvider';

/** Opens a record. An admin finds those of every provider, so the provider on screen changes along where it has to. */
export function useOpenRecord(): (resource: CompiledResource, record: RaRecord) => Promise<void> {
  const { session } = useConsole();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data: providers = [] } = useProviders();
  const navigate = useNavigate();
  const switchTo = useSwitchProvider();
  return useCallback(
    async (resource, record) => {
      const address = recordAddress(resource, record);
      /* Where it cannot be found out, the record opens under the provider on screen. */
      const sid =
        session.scope === 'admin'
          ? await dataProvider.providerOf(resource.name, record).catch(() => undefined)
          : undefined;
      const provider = providers.find(({ service_provider_sid }) => service_provider_sid === sid);
      if (provider && sid !== session.current_service_provider_sid) switchTo(provider, address);
      else void navigate(address);
    },
    [session, dataProvider, providers, navigate, switchTo],
  );
}
