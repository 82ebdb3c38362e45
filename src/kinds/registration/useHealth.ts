import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import { choosePath } from '../../schema/facts/template';
import { useConsole } from '../../session/ConsoleContext';
import type { FieldCellProps } from '../../fields/kit';
import { plainText } from '../../fields/plainText';
import { registrationHealth, registrationOf, type Known } from './registrationHealth';

type Calls = DataProvider & {
  getAll(
    resource: string,
    query: { filter: Record<string, unknown>; signal?: AbortSignal },
  ): Promise<Known['gateways']>;
  call<T>(path: string, options?: { signal?: AbortSignal; as?: 'blob' }): Promise<T>;
};

export type HealthProps = Pick<FieldCellProps, 'resource' | 'record' | 'options'>;

/** What is known of a registration; the trace is looked for on demand. */
export function useHealth({ resource, record, options }: HealthProps) {
  const { session, features } = useConsole();
  const provider = useDataProvider<Calls>();
  const field = plainText(options.gateways);
  const rows = resource.related[field];
  /* The record of a form comes with them, one of a list does not. */
  const own = record[field] as Known['gateways'];
  const gateways = useQuery({
    queryKey: [resource.name, 'health', 'gateways', record.id],
    queryFn: ({ signal }) =>
      provider.getAll(rows?.resource ?? '', { filter: { [rows?.foreignKey ?? '']: record.id }, signal }),
    enabled: rows !== undefined && own === undefined,
    retry: false,
    staleTime: 60_000,
  });
  const { callId } = registrationOf(record, new Date());
  const facts = { subject: { ...record, call_id: callId }, record, session, features, id: plainText(record.id) };
  const path = callId === undefined ? undefined : choosePath([options.trace as string[]].flat(), facts);
  const trace = useQuery({
    queryKey: [resource.name, 'health', 'trace', path],
    queryFn: async ({ signal }) => Number((await provider.call<{ total?: number }>(path ?? '', { signal })).total) || 0,
    enabled: false,
    retry: false,
  });
  const known = gateways.isError ? 'failed' : (own ?? gateways.data);
  const health = registrationHealth({
    record,
    now: new Date(),
    ...(known && { gateways: known }),
    ...(trace.isError ? { trace: 'failed' as const } : trace.data === undefined ? {} : { trace: trace.data }),
  });
  return {
    health,
    traceError: trace.error,
    isLooking: trace.isFetching,
    look: () => void trace.refetch(),
    capture: () => provider.call<Blob>(`${path}/register/pcap`, { as: 'blob' }),
  };
}
