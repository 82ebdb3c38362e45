import { useQuery } from '@tanstack/react-query';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { useDelayed } from '../../fields/reference/useDelayed';
import { checkUrl } from '../../fields/url/checkUrl';
import { rememberSchema } from './knownSchemas';
import type { VariableSchema } from './variables';

/** After the last change of the address (specification 1, section 9). */
const pause = 500;
const schemes = ['http', 'https', 'ws', 'wss'];

/**
 * What a webhook declares about itself.
 * @param path where the API asks it
 * @param url as it is typed
 */
export function useVariableSchema(path: string, url: string) {
  const { call } = useConsoleCalls();
  const typed = url.trim();
  const asked = useDelayed(typed, pause);
  const isAddress = asked !== '' && checkUrl(asked, schemes) === undefined;
  const { data, error, isFetching } = useQuery({
    queryKey: ['webhook-variables', path, asked],
    queryFn: async ({ signal }) => {
      const schema = (await call<VariableSchema | undefined>(path, { query: { url: asked }, signal })) ?? null;
      rememberSchema(asked, schema);
      return schema;
    },
    enabled: isAddress,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  const isSettled = asked === typed && !isFetching;
  return {
    url: asked,
    isAddress,
    isSettled,
    schema: isAddress && !error ? data : undefined,
    hasFailed: isAddress && error !== null,
  };
}
