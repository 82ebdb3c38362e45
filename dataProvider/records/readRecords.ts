import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import type { Facts } from '../../src/schema/facts/predicate';
import { ApiError, notFound } from '../http/apiError';
import { factsOf, type ProviderContext, type Values, type WireRecord } from '../context';
import { checkId, targetOf } from './paths';
import type { Placements } from './placements';
import { requestPage } from '../lists/listRequests';
import { fieldsIn, rowOf } from '../lists/rows';
import { createSimpleRestVerbs } from './simpleRestVerbs';

export interface RecordOptions {
  signal?: AbortSignal | undefined;
  /** Path variables of a nested record: `{filter.x}`. */
  filter?: Values | undefined;
  /** Where the fields of a part stand in the form that it is a part of. */
  placed?: Placements | undefined;
  /** The values of a new record are another one's (`BodyInput`). */
  isCopy?: boolean | undefined;
  /** The record alone is written, and not read again: whoever writes thousands needs none of them. */
  unread?: boolean | undefined;
}

/** The verbs on single records. */
export const verbsOf = ({ http, createSimpleRest }: ProviderContext) => createSimpleRestVerbs(http, createSimpleRest);

/** Facts for the path of a record. */
export const recordFacts = (context: ProviderContext, id: Identifier, subject: Values, filter: Values = {}): Facts =>
  factsOf(context, { subject, record: subject, loaded: subject, filter, id: String(id) });

/** What a singleton that was never set does not say is what its fields default to. */
function presetsOf({ kind, fields }: CompiledResource): Values {
  if (kind !== 'singleton') return {};
  const presets = Object.values(fields).filter(({ default: preset, part }) => preset !== undefined && !part);
  return Object.fromEntries(presets.map(({ name, default: preset }) => [name, preset]));
}

/** Whether an answer can be a record. */
export const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The identifier in the answer to a create: the platform calls it `sid`, or as the record does (platform-api 1.5). */
export const idIn = (answer: unknown, idField: string): Identifier | undefined => {
  const { [idField]: own, sid } = (answer ?? {}) as Record<string, Identifier | undefined>;
  return own ?? sid;
};

/** One that only the list gives: the first page of what it answers holds it. */
async function findRecord(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  { signal, filter = {} }: RecordOptions,
): Promise<WireRecord> {
  const { found, paging } = resource.api;
  const said = fieldsIn(found!, id);
  if (Object.values(said).includes('')) throw notFound();
  const facts = recordFacts(context, id, said, filter);
  const { path } = targetOf(resource, 'one', facts);
  const request = { path, query: {}, asked: filter };
  const { data } = await requestPage(context, resource, request, { perPage: paging?.max ?? 100 }, signal);
  const record = data.find((row) => row.id === id);
  if (!record) throw notFound();
  return record;
}

/** @throws ApiError 404 without a request for what cannot be an identifier. */
export async function readRecord(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  { signal, filter }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  if (resource.api.found) return findRecord(context, resource, id, { signal, filter });
  const target = targetOf(resource, 'one', recordFacts(context, id, { [resource.idField]: id }, filter));
  const body = await verbsOf(context).one({ target, id, signal });
  const found: unknown = resource.kind === 'singleton' && Array.isArray(body) ? (body[0] ?? {}) : body;
  if (!isObject(found)) throw new ApiError('errors.unreadable_answer', { status: 200, kind: 'unreadable' });
  return { ...presetsOf(resource), ...rowOf(context, resource, found, { id, ...(filter && { asked: filter }) }) };
}
