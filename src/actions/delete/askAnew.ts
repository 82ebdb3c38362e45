import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for everything whose query names one of the resources, whoever asked: the frame shows some of them, too.
 * @param isMeant leaves queries out
 */
export const askAnew = (
  queryClient: QueryClient,
  names: readonly string[],
  isMeant: (query: Query) => boolean = () => true,
): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) => names.some((name) => query.queryKey.includes(name)) && isMeant(query),
  });
