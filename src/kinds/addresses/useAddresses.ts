import { useQuery } from '@tanstack/react-query';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { fillTemplate } from '../../schema/facts/template';
import { useConsole } from '../../session/ConsoleContext';

/** A list of addresses of ours. */
export interface AddressSource {
  /** In the texts: `ours.<id>`. */
  id: string;
  path: string;
  query?: Record<string, string>;
  /** Asked for without the query where that gives none. */
  orAll?: boolean;
}

interface Address {
  ipv4: string;
  port?: number | null;
  tls_port?: number | null;
  wss_port?: number | null;
  use_tls?: number | boolean | null;
}

/** Each way in as one text: `198.51.100.1:5060`, with what the port speaks behind it; a browser's device takes a whole address. */
function textsOf({ ipv4, port, tls_port, wss_port, use_tls }: Address): string[] {
  const at = (number: number | null | undefined, kind: string) => (number ? [`${ipv4}:${number}${kind}`] : []);
  const plain = port ? at(port, use_tls ? ' (TLS)' : '') : [ipv4];
  return [...plain, ...at(tls_port, ' (TLS)'), ...at(wss_port, '').map((address) => `wss://${address}`)];
}

/** The addresses of a source as texts. */
export function useAddresses({ path, query = {}, orAll = false }: AddressSource) {
  const { call } = useConsoleCalls();
  const { session } = useConsole();
  const filled = Object.entries(query).flatMap(([name, template]) => {
    const value = fillTemplate(template, { subject: {}, session });
    return value === undefined ? [] : [[name, value] as const];
  });
  return useQuery({
    queryKey: ['addresses', path, filled],
    queryFn: async ({ signal }) => {
      const own = await call<Address[]>(path, { query: Object.fromEntries(filled), signal });
      const rows = own.length === 0 && orAll ? await call<Address[]>(path, { signal }) : own;
      return [...new Set(rows.flatMap(textsOf))];
    },
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
