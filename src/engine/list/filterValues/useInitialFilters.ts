import { useStoreContext } from 'react-admin';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CompiledResource } from '../../../schema/types/compiled';
import { sharedFilter } from '../../../session/choices/accountFilter';
import { sharedDefaults } from './sharedFilter';
import { useOfferedFilters } from './useListFilters';

interface StoredList {
  filter?: Record<string, unknown>;
  page?: number;
}

/**
 * The filters that a list opens with where its address names none. The list's stored state is brought in line with the
 * shared filter before the list reads it, so that one request is made, for the right rows.
 */
export function useInitialFilters(resource: CompiledResource): Record<string, unknown> {
  const store = useStoreContext();
  const { search } = useLocation();
  const offered = useOfferedFilters(resource);
  const [initial] = useState(() => {
    const defaults = sharedDefaults(offered);
    const key = `${resource.name}.listParams`;
    const kept = store.getItem<StoredList>(key);
    if (search === '' && kept) {
      const others = Object.entries(kept.filter ?? {}).filter(([name]) => name !== sharedFilter);
      const filter = { ...Object.fromEntries(others), ...defaults };
      if (JSON.stringify(filter) !== JSON.stringify(kept.filter)) store.setItem(key, { ...kept, filter, page: 1 });
    }
    return defaults;
  });
  return initial;
}
