import type { CompiledResource } from '../../src/schema/types/compiled';
import { collatorOf } from '../../src/session/collator';
import { withParent } from '../../src/schema/facts/parent';
import { fitsText, wordsOf, type ListQuery } from './applyClient';
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

/** Asked of a server that filters, to find the best ones among what it gives first. */
const asked = 50;

/** Those whose first field begins with the text, then those where a word of it does, then the others, as people sort them. */
function bestFirst({ locale }: ProviderContext, { search = [] }: CompiledResource, rows: WireRecord[], text: string) {
  const looked = text.toLowerCase();
  const nameOf = (row: WireRecord) => wordsOf(row[search[0] ?? '']).toLowerCase();
  const place = (name: string) =>
    name.startsWith(looked) ? 0 : name.split(/\s+/).some((word) => word.startsWith(looked)) ? 1 : 2;
  return rows
    .map((row) => ({ row, name: nameOf(row), place: place(nameOf(row)) }))
    .sort((one, other) => one.place - other.place || collatorOf(locale()).compare(one.name, other.name))
    .map(({ row }) => row);
}

/**
 * Records that a text finds, the best ones first, by the declaration's `search`: from the API where it has such a filter, else from the whole list,
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
    const stored = asStored(context, resource, text);
    const page: Omit<ListQuery, 'filter'> = { page: 1, perPage: Math.max(limit, asked) };
    const { data } = await requestPage(
      context,
      resource,
      { ...request, query: { [filter.query]: stored } },
      page,
      signal,
    );
    return bestFirst(context, resource, data, stored).slice(0, limit);
  }
  const key = `search ${listKey(context, resource, request)}`;
  const rows = await context.wholeLists.get(resource.name, key, async () => {
    const { body } = await context.http.request(request.path, { signal });
    return listOf(body).rows.map((row) => keptOf(resource, rowOf(context, resource, row)));
  });
  const fields = search.flatMap((name) => resource.fields[name] ?? []);
  const found = rows.filter(fitsText(fields, context.codec, text));
  return bestFirst(context, resource, found, text).slice(0, limit);
}
