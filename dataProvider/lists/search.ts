import type { CompiledResource } from '../../src/schema/types/compiled';
import { withParent } from '../../src/schema/facts/parent';
import { fitsText, type ListQuery } from './applyClient';
import { valueToWire } from '../codec';
import { factsOf, type ProviderContext, type WireRecord } from '../context';
import { listKey, listOf, requestPage, type ListRequest } from './listRequests';
import { fillPath } from '../records/paths';
import { keptOf, rowOf } from './rows';

export interface SearchOptions {
  /** How many records are wanted. */
  limit: number;
  signal?: AbortSignal | undefined;
}

/** Where a search asks: where the records of every provider are; what narrows the list to the provider on screen does not narrow it. */
function searchRequest(context: ProviderContext, resource: CompiledResource): ListRequest {
  return { path: fillPath([resource.api.base], withParent(resource, factsOf(context, { filter: {} }))), query: {} };
}

/** Numbers and names as they would be stored: `+1 (508) 333-1212` finds 15083331212. */
function asStored(context: ProviderContext, { search, fields }: CompiledResource, text: string): string {
  const field = fields[search?.[0] ?? ''];
  const wire = field ? valueToWire(context.codec, field, text) : text;
  return typeof wire === 'string' && wire !== '' ? wire : text;
}

/**
 * Records that a text finds, by the declaration's `search`: from the API where it has such a filter, else from the whole list,
 * which is believed for a minute. None where nothing is declared.
 */
export async function searchRecords(
  context: ProviderContext,
  resource: CompiledResource,
  text: string,
  { limit, signal }: SearchOptions,
): Promise<WireRecord[]> {
  const { search, api } = resource;
  if (!search) return [];
  const request = searchRequest(context, resource);
  const filter = api.filters.q;
  if (typeof filter === 'object') {
    const query = { [filter.query]: asStored(context, resource, text) };
    const page: Omit<ListQuery, 'filter'> = { page: 1, perPage: limit };
    return (await requestPage(context, resource, { ...request, query }, page, signal)).data.slice(0, limit);
  }
  const key = `search ${listKey(context, resource, request)}`;
  const rows = await context.wholeLists.get(resource.name, key, async () => {
    const { body } = await context.http.request(request.path, { signal });
    return listOf(body).rows.map((row) => keptOf(resource, rowOf(context, resource, row)));
  });
  const fields = search.flatMap((name) => resource.fields[name] ?? []);
  return rows.filter(fitsText(fields, context.codec, text)).slice(0, limit);
}
