import { parentFilter } from '../../../schema/facts/parent';
import type { Facts } from '../../../schema/facts/predicate';
import type { CompiledResource } from '../../../schema/types/compiled';

/**
 * Keeps the cache of whole records apart from the one that lists fill: a list's row has no child rows. Also says the parent that
 * the path of a record names.
 */
export function recordMeta(resource: CompiledResource, facts: Facts) {
  const filter = parentFilter(resource, facts);
  return { form: true, ...(filter && { filter }) };
}
