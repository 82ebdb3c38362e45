import { useQuery } from '@tanstack/react-query';
import { useFrame, type FrameServices } from './FrameContext';

/**
 * The service providers that this user may see, by name (platform-api 2.4). Whoever changes one has the queries of that name asked
 * again.
 */
export const providersQuery = ({ loadProviders }: Pick<FrameServices, 'loadProviders'>) => ({
  queryKey: ['service-providers', 'frame'],
  queryFn: async () => (await loadProviders()).toSorted((a, b) => a.name.localeCompare(b.name)),
  staleTime: 60_000,
});

export const useProviders = () => useQuery(providersQuery(useFrame()));
