import { useQuery } from '@tanstack/react-query';
import { useFrame } from './FrameContext';

export const providersKey = ['frame', 'service-providers'];

/** The service providers that this user may see, by name (platform-api 2.4). */
export function useProviders() {
  const { loadProviders } = useFrame();
  return useQuery({
    queryKey: providersKey,
    queryFn: async () => (await loadProviders()).toSorted((a, b) => a.name.localeCompare(b.name)),
    staleTime: 60_000,
  });
}
