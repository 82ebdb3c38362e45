/* In: filter, sort and page of a list, or a text that is looked for. Out: the records that fit, and how many there are. */
import type { CompiledResource } from '../../src/schema/types/compiled';
import { sameAddress } from '../../src/schema/sameAddress';
import type { Facts } from '../../src/schema/facts/predicate';
import { applyClient, filterRows, sortRows, type ListQuery } from './applyClient';
import { resourceOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { allowedRows, listKey, listOf, listRequest, requestPage, splitFilter, type ListRequest } from './listRequests';
import { keptOf, rowOf } from './rows';

/** Rows asked for at once where every row is wanted. */
const pageOfAll = 500;

type Progress = (loaded: number, total: number) => void;

interface AllOptions {
  signal?: AbortSignal | undefined;
  /** Path variables beyond the session's. */
  facts?: Partial<Facts>;
  onPage?: Progress | undefined;
}

/** Page after page until all are there; an API that answers with everything at once is believed. */
async function everyPage(
  context: ProviderContext,
  resource: CompiledResource,
  request: ListRequest,
  { signal, onPage }: AllOptions,
) {
  const perPage = resource.api.paging?.max ?? pageOfAll;
  /* By id: what is new meanwhile moves rows on to the next page, where they come once more. */
  const all = new Map<unknown, WireRecord>();
  for (let page = 1, read = 0; ; page += 1) {
    const { data, total = 0 } = await requestPage(context, resource, request, { page, perPage }, signal);
    data.forEach((row) => all.set(row.id, row));
    read += data.length;
    onPage?.(all.size, Math.max(total, all.size));
    if (data.length === 0 || read >= total) return [...all.values()];
  }
}

async function narrowed(
  context: ProviderContext,
  { api }: CompiledResource,
  rows: WireRecord[],
  signal?: AbortSignal,
): Promise<WireRecord[]> {
  if (!api.narrowedBy) return rows;
  const { field, resource: name } = api.narrowedBy;
  const owners = await wholeList(context, resourceOf(context, name), {}, signal);
  const ids = new Set(owners.map(({ id }) => id));
  /* Of what belongs to none of them `where` says whose it is. */
  return rows.filter((row) => row[field] === null || ids.has(row[field] as string));
}

/** Every row with everything the API gives; never kept. @param served filters that the API answers */
async function freshRows(
  context: ProviderContext,
  resource: CompiledResource,
  served: Values,
  options: AllOptions,
): Promise<WireRecord[]> {
  const request = listRequest(context, resource, served, options.facts);
  const needsPages = resource.api.paging?.max !== undefined || (resource.api.paging !== undefined && options.onPage);
  const rows = needsPages
    ? await everyPage(context, resource, request, options)
    : listOf(
        (await context.http.request(request.path, { query: request.query, signal: options.signal })).body,
      ).rows.map((row) => rowOf(context, resource, row, request));
  return narrowed(context, resource, allowedRows(context, resource, rows, served), options.signal);
}

/** The whole list, cut to what views need and believed for a minute. */
export function wholeList(
  context: ProviderContext,
  resource: CompiledResource,
  served: Values,
  signal?: AbortSignal,
): Promise<readonly WireRecord[]> {
  const key = listKey(context, resource, listRequest(context, resource, served));
  return context.wholeLists.get(resource.name, key, async () => {
    const rows = await freshRows(context, resource, served, { signal });
    return rows.map((row) => keptOf(resource, row));
  });
}

/** One page for a list view: from the server where it pages and answers every filter, otherwise from the whole list. */
export async function listPage(
  context: ProviderContext,
  resource: CompiledResource,
  query: ListQuery,
  signal?: AbortSignal,
) {
  const { served, client } = splitFilter(resource, query.filter);
  if (!resource.api.paging || Object.keys(client).length > 0) {
    const rows = await wholeList(context, resource, served, signal);
    return applyClient(context, resource, rows, { ...query, filter: client });
  }
  const { data, total } = await requestPage(context, resource, listRequest(context, resource, served), query, signal);
  return total === undefined ? applyClient(context, resource, data, { ...query, filter: {} }) : { data, total };
}

/** Every row that fits, with all of its fields, as it is now. */
export async function allRows(
  context: ProviderContext,
  resource: CompiledResource,
  query: Pick<ListQuery, 'filter' | 'sort'>,
  options: AllOptions = {},
): Promise<WireRecord[]> {
  const { served, client } = splitFilter(resource, query.filter);
  const rows = await freshRows(context, resource, served, options);
  return sortRows(filterRows(resource, context.codec, rows, client), query.sort, context.locale());
}

/** After a write: lists of the resource, those that are narrowed by it, and those that show the same data are asked anew. */
export function forgetLists({ registry, wholeLists }: ProviderContext, resource: CompiledResource): void {
  wholeLists.clear(resource.name);
  sameAddress(registry, resource).forEach((name) => wholeLists.clear(name));
  registry.resources
    .filter(({ api }) => api.narrowedBy?.resource === resource.name)
    .forEach(({ name }) => wholeLists.clear(name));
}
