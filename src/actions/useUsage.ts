import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import type { CompiledResource } from '../schema/compiled';
import { useConsoleCalls } from './consoleCalls';

/** Asks afresh what uses a record, by the declaration's `blockedBy`; nothing is asked where none is declared. */
export function useUsage(resource: CompiledResource, record: RaRecord) {
  const provider = useConsoleCalls();
  return useQuery({
    queryKey: [resource.name, 'getUsage', record.id],
    queryFn: () => (resource.blockedBy.length > 0 ? provider.getUsage(resource.name, record) : Promise.resolve([])),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
