import { QueryClient } from '@tanstack/react-query';

/** An answer with a status is an answer; only what never reached the API is worth asking again. */
const neverArrived = (error: unknown): boolean => {
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined || status === 0;
};

/**
 * Reads are fresh for a moment, so that moving between pages asks once; nothing is asked again behind an open form.
 * @param names of the resources
 */
export function createQueryClient(names: readonly string[] = []): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && neverArrived(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  /* react-admin puts the rows of a list there, which lack what lists do not keep: a hand-written page asks for the whole record. */
  for (const name of names) queryClient.setQueryDefaults([name, 'getOne', { meta: undefined }], { staleTime: 0 });
  return queryClient;
}
