import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsoleCalls } from '../consoleCalls';

/**
 * Asks afresh what uses a record, by the declaration's `blockedBy`; nothing is asked where none is declared.
 * @param page the address on screen, where what is dealt with there need not be told again
 */
export function useUsage(resource: CompiledResource, record: RaRecord, page?: string) {
  const provider = useConsoleCalls();
  return useQuery({
    queryKey: [resource.name, 'getUsage', record.id, page],
    queryFn: () =>
      resource.blockedBy.length > 0
        ? provider.getUsage(resource.name, record, { ...(page !== undefined && { page }) })
        : Promise.resolve([]),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
