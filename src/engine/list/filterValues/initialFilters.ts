import type { Store } from 'react-admin';
import type { CompiledFilter, CompiledResource } from '../../../schema/types/compiled';
import { sharedFilter } from '../../../session/choices/accountFilter';
import { sharedDefaults } from './sharedFilter';

interface StoredList {
  filter?: Record<string, unknown>;
  page?: number;
}

/**
 * The filters that a list opens with where its address names none. The list's stored state is brought in line with the
 * shared filter before the list reads it, so that one request is made, for the right rows.
 */
export function initialFilters(
  resource: CompiledResource,
  offered: readonly CompiledFilter[],
  store: Store,
  search: string,
): Record<string, unknown> {
  const declared = Object.fromEntries(
    offered.filter(({ field }) => field.default !== undefined).map(({ name, field }) => [name, field.default]),
  );
  const shared = sharedDefaults(offered);
  const defaults = { ...declared, ...shared };
  const key = `${resource.name}.listParams`;
  const kept = store.getItem<StoredList>(key);
  if (search !== '' || !kept) return defaults;
  /* What was cleared here stays cleared; what was never set begins anew. */
  const others = Object.entries(kept.filter ?? declared).filter(([name]) => name !== sharedFilter);
  const filter = { ...Object.fromEntries(others), ...shared };
  if (JSON.stringify(filter) !== JSON.stringify(kept.filter)) store.setItem(key, { ...kept, filter, page: 1 });
  return defaults;
}
