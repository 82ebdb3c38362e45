import type { RaRecord } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsoleCalls, statusOf } from '../../actions/consoleCalls';
import { apiKeyOf } from './apiKey';

export interface KeyOwner {
  /** The resource of the keys. */
  resource: string;
  /** The field that names whose they are, and its value. */
  field: string;
  sid: string;
}

/** The keys of one owner, and what can be done with them. Both calls reject as the provider does. */
export function useKeys({ resource, field, sid }: KeyOwner) {
  const provider = useConsoleCalls();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'keys', field, sid],
    queryFn: async ({ signal }) => {
      const query = { filter: { [field]: sid }, sort: { field: 'created_at', order: 'ASC' as const }, signal };
      return (await provider.getAll(resource, query, () => undefined)).map(apiKeyOf);
    },
    retry: false,
    refetchOnWindowFocus: false,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [resource] });
  return {
    keys: data,
    error,
    retry: () => void refetch(),
    /**
     * @param more what else is said of the new key
     * @returns the new token, which is shown once.
     */
    async create(more: Readonly<Record<string, unknown>>): Promise<string> {
      try {
        const { data: key } = await provider.create<RaRecord>(resource, { data: { ...more, [field]: sid } });
        return String(key.token);
      } finally {
        /* Also where the answer was lost: a key that was made all the same is listed, and can be deleted. */
        await refresh();
      }
    },
    /** A key that is gone already needs no deleting. */
    async remove(id: string): Promise<void> {
      try {
        await provider.delete(resource, { id, previousData: { id } });
      } catch (reason) {
        if (statusOf(reason) !== 404) throw reason;
      }
      await refresh();
    },
  };
}

export type Keys = ReturnType<typeof useKeys>;
