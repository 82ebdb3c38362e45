import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { leavingPage } from '../../engine/form/save/leavesPage';
import { addresses, insideBase } from '../../schema/addresses';
import { carriedBy, carrying } from '../../session/choices/carriedProvider';
import { unfinished } from '../../session/ending/unfinished';
import type { ServiceProvider } from '../../session/session';
import { useFrame } from '../frame/FrameContext';
import { providersQuery } from './useProviders';

/** A record belongs to one provider, so its page gives way to its list; everything else stays where it is. */
function placeUnderOther(pathname: string): string {
  const [resource, ...rest] = pathname.slice(insideBase.length + 1).split('/');
  return resource && rest.at(-1) === 'edit' ? addresses.list(resource) : pathname;
}

export type SwitchProvider = (provider: ServiceProvider, to?: string) => void;

/** Goes to another provider, at the same place where it can be, or at the given address. */
export function useSwitchProvider(): SwitchProvider {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (provider, to = placeUnderOther(pathname)) => {
      unfinished.finish();
      void navigate(to, { state: { ...leavingPage, ...carrying(provider) } });
    },
    [navigate, pathname],
  );
}

/**
 * Takes over the provider that a navigation brings along: nothing that was loaded for the old one stays. The choice travels with
 * the move, so that an operator who stays with an unsaved form stays with its provider too.
 */
export function useFollowProvider(): void {
  const { chooseProvider, loadProviders } = useFrame();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, ...location } = useLocation();
  const state = location.state as unknown;
  const chosen = carriedBy(state);
  useEffect(() => {
    if (!chosen) return;
    const { queryKey } = providersQuery({ loadProviders });
    const providers = queryClient.getQueryData(queryKey);
    queryClient.clear();
    queryClient.setQueryData(queryKey, providers);
    chooseProvider(chosen.service_provider_sid);
    void navigate(pathname + search, { replace: true });
    notify('frame.provider.changed', { type: 'info', messageArgs: { name: chosen.name } });
  }, [chosen, chooseProvider, loadProviders, queryClient, navigate, notify, pathname, search]);
}
