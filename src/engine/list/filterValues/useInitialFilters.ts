import { useStoreContext } from 'react-admin';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CompiledResource } from '../../../schema/types/compiled';
import { initialFilters } from './initialFilters';
import { useOfferedFilters } from './useListFilters';

/** `initialFilters` of the list that is opened now. */
export function useInitialFilters(resource: CompiledResource): Record<string, unknown> {
  const store = useStoreContext();
  const { search } = useLocation();
  const offered = useOfferedFilters(resource);
  const [initial] = useState(() => initialFilters(resource, offered, store, search));
  return initial;
}
