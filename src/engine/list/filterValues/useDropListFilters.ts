import { useStoreContext } from 'react-admin';
import { useEffect } from 'react';
import { useConsole } from '../../../session/ConsoleContext';

interface StoredList {
  filter?: object;
  page?: number;
}

/**
 * A list's filters last as long as the operator stays on its resource (portal-behaviour 4.10): the filters of every other
 * resource are forgotten when one is entered, and its own when it is left. Page size and sort stay.
 */
export function useDropListFilters(resource: string): void {
  const store = useStoreContext();
  const { registry } = useConsole();
  useEffect(() => {
    const drop = (name: string) => {
      const key = `${name}.listParams`;
      const kept = store.getItem<StoredList>(key);
      if (!kept?.filter) return;
      const { filter, ...others } = kept;
      void filter;
      store.setItem(key, { ...others, page: 1 });
    };
    registry.resources.filter(({ name }) => name !== resource).forEach(({ name }) => drop(name));
    return () => drop(resource);
  }, [store, registry, resource]);
}
