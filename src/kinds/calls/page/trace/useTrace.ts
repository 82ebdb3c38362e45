import { useQuery } from '@tanstack/react-query';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { callPath, type Call } from '../call';
import { readTrace } from './readTrace';

/** The trace of a call (platform-api 17.5), read once for all that is made of it. @param isWanted whether it is asked for now */
export function useTrace(call: Call, isWanted = true) {
  const { call: ask } = useConsoleCalls();
  const id = call.trace_id ?? '';
  return useQuery({
    queryKey: ['calls', 'trace', id],
    queryFn: async ({ signal }) => readTrace(await ask(callPath(call, 'trace', id), { signal })),
    enabled: isWanted && id !== '',
    retry: false,
    staleTime: 300_000,
  });
}
