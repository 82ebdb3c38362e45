/* In: the session. Out: the service providers, the one that is looked at, and the way to another or a new one. */
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { ServiceProvider } from '../../session/session';
import { byName } from './firstProvider';
import { useFrame, type FrameServices } from '../frame/FrameContext';

/**
 * The service providers that this user may see (platform-api 2.4). Whoever changes one has the queries of that name asked
 * again.
 */
export const providersQuery = ({ loadProviders }: Pick<FrameServices, 'loadProviders'>) => ({
  queryKey: ['service-providers', 'frame'],
  queryFn: loadProviders,
  staleTime: 60_000,
});

/** The providers by name, as the language on screen sorts. */
export function useProviders() {
  const locale = useLocale();
  return useQuery({
    ...providersQuery(useFrame()),
    select: (providers: ServiceProvider[]) => byName(providers, locale),
  });
}
