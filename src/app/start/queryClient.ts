import { QueryClient } from '@tanstack/react-query';

/** An answer with a status is an answer; only what never reached the API is worth asking again. */
const neverArrived = (error: unknown): boolean => {
  const status = (error as { status?: unknown } | null)?.status;
  return status === undefined || status === 0;
};

/** Reads are fresh for a moment, so that moving between pages asks once; nothing is asked again behind an open form. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
