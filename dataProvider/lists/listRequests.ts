import type { CompiledResource } from '../../src/schema/types/compiled';
import { matches, type Facts } from '../../src/schema/facts/predicate';
import { fillTemplate } from '../../src/schema/facts/template';
import { ApiError } from '../http/apiError';
import type { ListQuery } from './applyClient';
import { factsOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { targetOf } from '../records/paths';
import { queryText, type Query } from '../http/requestUrl';
import { rowOf } from './rows';

/** A list request without paging. */
export interface ListRequest {
  path: string;
  query: Query;
  /** What it is asked by. */
  asked?: Values;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Which filters the API answers, by query or by path, and which are answered here. */
export function splitFilter({ api }: CompiledResource, filter: Values) {
  const given = Object.entries(filter).filter(([, value]) => !isEmpty(value));
  const isServed = ([name]: [string, unknown]) => name in api.filters;
  return {
    served: Object.fromEntries(given.filter(isServed)) as Values,
    client: Object.fromEntries(given.filter((entry) => !isServed(entry))) as Values,
  };
}

/** @param filter those that the API answers */
export function listRequest(
  context: ProviderContext,
  resource: CompiledResource,
  filter: Values,
  more: Partial<Facts> = {},
): ListRequest {
  const facts = factsOf(context, { ...more, filter });
  const { api } = resource;
  const fixed = Object.entries(api.query ?? {}).map(([name, template]) => [name, fillTemplate(template, facts)]);
  const asked = Object.entries(filter).flatMap(([name, value]) => {
    const how = api.filters[name];
    if (typeof how !== 'object') return [];
    const sent = context.codec.asked?.(how.type, value) ?? value;
    return typeof sent === 'object' && sent !== null ? Object.entries(sent) : [[how.query, sent]];
  });
  return {
    path: targetOf(resource, 'list', facts).path,
    query: Object.fromEntries([...fixed, ...asked]) as Query,
    asked: filter,
  };
}

/** What a whole list is remembered by: who asks, and what. */
export const listKey = (context: ProviderContext, resource: CompiledResource, { path, query }: ListRequest): string => {
  const { user_sid, current_service_provider_sid = '' } = context.standing().session;
  return [resource.name, user_sid, current_service_provider_sid, `${path}?${queryText(query)}`].join(' ');
};

/** The API gives a bare array or an envelope, whatever was asked for (platform-api 26.5). */
export function listOf(body: unknown): { rows: unknown[]; total: number | undefined } {
  if (Array.isArray(body)) return { rows: body, total: undefined };
  const envelope = (body ?? {}) as Values;
  const rows = envelope.data;
  if (!Array.isArray(rows)) throw new ApiError('errors.unreadable_answer', { status: 200, kind: 'unreadable' });
  const total = Number(envelope.total);
  return { rows, total: Number.isFinite(total) ? total : undefined };
}

export interface PageAnswer {
  data: WireRecord[];
  /** Undefined where the API gave everything instead of a page. */
  total: number | undefined;
}

/** One page of a resource that the server pages; both parameters are always sent (platform-api 1.8). */
export async function requestPage(
  context: ProviderContext,
  resource: CompiledResource,
  request: ListRequest,
  { page = 1, perPage = 25 }: Pick<ListQuery, 'page' | 'perPage'>,
  signal?: AbortSignal,
): Promise<PageAnswer> {
  const { paging } = resource.api;
  const size = Math.min(perPage, paging?.max ?? perPage);
  const query = {
    ...request.query,
    ...(paging ? { [paging.page]: page, [paging.size]: size } : {}),
  };
  const { body } = await context.http.request(request.path, { query, signal });
  const { rows, total } = listOf(body);
  return {
    data: distinct(
      resource,
      rows.map((row) => rowOf(context, resource, row, request)),
    ),
    total,
  };
}

/** Records that nothing tells apart are numbered: each has its own row. */
function distinct({ api }: CompiledResource, rows: WireRecord[]): WireRecord[] {
  if (!api.found) return rows;
  const seen = new Map<unknown, number>();
  return rows.map((row) => {
    const before = seen.get(row.id) ?? 0;
    seen.set(row.id, before + 1);
    return before === 0 ? row : { ...row, id: `${row.id}~${before}` };
  });
}

/** Rows that the declaration's `where` lets through. @param filter those that the API answers */
export const allowedRows = (
  context: ProviderContext,
  { api }: CompiledResource,
  rows: WireRecord[],
  filter: Values,
): WireRecord[] =>
  api.where
    ? rows.filter((row) => matches(api.where, factsOf(context, { subject: row, record: row, row, filter })))
    : rows;
