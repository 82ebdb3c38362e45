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

/** Whether a query asks about one record alone, and not about one of these. */
const isAboutOther = ({ queryKey }: Query, ids: readonly unknown[]): boolean =>
  queryKey[1] === 'cell' && !ids.includes(queryKey[3]);

/** Asks anew for the lists of a resource, and for what its changed records have; what is known of its other records stays. */
export const askAboutChanged = (queryClient: QueryClient, name: string, ids: readonly unknown[]): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [name], predicate: (query) => !isAboutOther(query, ids) });
