import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import { useFrame } from '../frame/FrameContext';
import { providersQuery } from './useProviders';
import { useSwitchProvider } from './useSwitchProvider';

/** @returns makes a provider of the name and goes over to it; rejects with the platform's refusal. */
export function useAddProvider(): (name: string) => Promise<void> {
  const frame = useFrame();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const switchTo = useSwitchProvider();
  return useCallback(
    async (name) => {
      const sid = await frame.addProvider(name);
      notify('frame.provider.added', { type: 'success', messageArgs: { name } });
      await queryClient.invalidateQueries({ queryKey: providersQuery(frame).queryKey });
      switchTo({ service_provider_sid: sid, name, ms_teams_fqdn: null });
    },
    [frame, queryClient, notify, switchTo],
  );
}
