import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addresses, insideBase } from '../../schema/addresses';
import type { ServiceProvider } from '../../session/session';
import { useFrame } from './FrameContext';
import { providersKey } from './useProviders';

/** A record belongs to one provider, so its page gives way to its list; lists stay where they are. */
export function listOf(pathname: string): string {
  const [resource] = pathname.slice(insideBase.length + 1).split('/');
  return resource ? addresses.list(resource) : insideBase;
}

const chosenBy = (state: unknown): ServiceProvider | undefined =>
  (state as { provider?: ServiceProvider } | null)?.provider;

/**
 * Goes to another provider: nothing that was loaded for the old one stays. The choice travels with the move to the list, so that
 * an operator who stays with an unsaved form stays with its provider too.
 */
export function useSwitchProvider(): (provider: ServiceProvider) => void {
  const { chooseProvider } = useFrame();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, state } = useLocation();
  const chosen = chosenBy(state);
  useEffect(() => {
    if (!chosen) return;
    const providers = queryClient.getQueryData(providersKey);
    queryClient.clear();
    queryClient.setQueryData(providersKey, providers);
    chooseProvider(chosen.service_provider_sid);
    void navigate(pathname, { replace: true });
    notify('frame.provider.changed', { type: 'info', messageArgs: { name: chosen.name } });
  }, [chosen, chooseProvider, queryClient, navigate, notify, pathname]);
  return useCallback((provider) => void navigate(listOf(pathname), { state: { provider } }), [navigate, pathname]);
}
