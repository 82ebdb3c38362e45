import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** An answer with a status is an answer; only what never reached the API is worth asking again. */
const neverArrived = (error: unknown): boolean => {
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined || status === 0;
};

/** react-admin puts the rows of a list there, which lack what lists do not keep: a hand-written page asks for the whole record. */
const mayBeRow = ([, verb, params]: QueryKey): boolean =>
  verb === 'getOne' && (params as { meta?: unknown } | undefined)?.meta === undefined;

/** Reads are fresh for a moment, so that moving between pages asks once; nothing is asked again behind an open form. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: ({ queryKey }) => (mayBeRow(queryKey) ? 0 : 5_000),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && neverArrived(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
