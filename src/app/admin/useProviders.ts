import { useQuery } from '@tanstack/react-query';
import { useFrame, type FrameServices } from './FrameContext';

/** The service providers that this user may see, by name (platform-api 2.4). */
export const providersQuery = ({ loadProviders }: Pick<FrameServices, 'loadProviders'>) => ({
  queryKey: ['frame', 'service-providers'],
  queryFn: async () => (await loadProviders()).toSorted((a, b) => a.name.localeCompare(b.name)),
  staleTime: 60_000,
});

export const useProviders = () => useQuery(providersQuery(useFrame()));
