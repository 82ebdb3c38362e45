import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { rememberedKey } from './rememberedKey';

/** How long what was found out about a record is believed. */
const lifetime = 300_000;

/** What an action has found out about a record; undefined where it has not, or too long ago, or the record was saved since. */
export function useRemembered<T>(resource: string, id: unknown): T | undefined {
  const { data, isStale } = useQuery<T>({
    queryKey: rememberedKey(resource, id),
    queryFn: skipToken,
    staleTime: lifetime,
    gcTime: lifetime,
  });
  return isStale ? undefined : data;
}

export function isRemembered(queryClient: QueryClient, resource: string, id: unknown): boolean {
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(rememberedKey(resource, id)) ?? {};
  return dataUpdatedAt > Date.now() - lifetime;
}
