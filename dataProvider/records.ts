import type { Identifier } from 'ra-core';
import type { CompiledResource } from '../src/schema/compiled';
import type { Facts } from '../src/schema/predicate';
import { ApiError } from './apiError';
import { buildBody } from './body';
import { factsOf, type ProviderContext, type Values, type WireRecord } from './context';
import { namingFields } from './fieldErrors';
import { inParallel } from './inParallel';
import { forgetLists, wholeList } from './lists';
import { checkId, targetOf } from './paths';
import type { Placements } from './placements';
import { rowOf } from './rows';
import { createSimpleRestVerbs } from './simpleRestVerbs';

export interface RecordOptions {
  signal?: AbortSignal | undefined;
  /** Path variables of a nested record: `{filter.x}`. */
  filter?: Values | undefined;
  /** Where the fields of a part stand in the form that it is a part of. */
  placed?: Placements | undefined;
}

const verbsOf = ({ http, createSimpleRest }: ProviderContext) => createSimpleRestVerbs(http, createSimpleRest);

const recordFacts = (context: ProviderContext, id: Identifier, subject: Values, filter: Values = {}): Facts =>
  factsOf(context, { subject, record: subject, loaded: subject, filter, id: String(id) });

/** What a singleton that was never set does not say is what its fields default to. */
function presetsOf({ kind, fields }: CompiledResource): Values {
  if (kind !== 'singleton') return {};
  const presets = Object.values(fields).filter(({ default: preset, part }) => preset !== undefined && !part);
  return Object.fromEntries(presets.map(({ name, default: preset }) => [name, preset]));
}

const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** @throws ApiError 404 without a request for what cannot be an identifier. */
export async function readRecord(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  { signal, filter }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  const target = targetOf(resource, 'one', recordFacts(context, id, { [resource.idField]: id }, filter));
  const body = await verbsOf(context).one({ target, id, signal });
  const found: unknown = resource.kind === 'singleton' && Array.isArray(body) ? (body[0] ?? {}) : body;
  if (!isObject(found)) throw new ApiError('errors.unreadable_answer', { status: 200, kind: 'unreadable' });
  return { ...presetsOf(resource), ...rowOf(context, resource, found, id) };
}

/** Several by id; what is missing or refused is left out. */
export async function readMany(
  context: ProviderContext,
  resource: CompiledResource,
  ids: readonly Identifier[],
  signal?: AbortSignal,
): Promise<WireRecord[]> {
  if (resource.api.many === 'list') {
    const wanted = new Set(ids.map(String));
    return (await wholeList(context, resource, {}, signal)).filter(({ id }) => wanted.has(String(id)));
  }
  const outcomes = await inParallel(ids, (id) => readRecord(context, resource, id, { signal }));
  const broken = outcomes.find((outcome) => 'reason' in outcome && !isMissing(outcome.reason));
  if (broken && 'reason' in broken) throw broken.reason;
  return outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : []));
}

/** A refusal of one record may be 400, 403 or 404 (platform-api 26.10); anything else concerns all of them. */
const isMissing = (reason: unknown) =>
  reason instanceof ApiError && (reason.kind === 'refused' || reason.kind === 'unasked') && reason.status !== 429;

/** What is saved is saved: when it cannot be read again, the answer is made of what is known. */
async function readBack(
  context: ProviderContext,
  resource: CompiledResource,
  id: Identifier,
  known: WireRecord,
  filter?: Values,
) {
  if (!resource.api.paths.one) return known;
  return readRecord(context, resource, id, { filter }).catch(() => known);
}

const createdId = ({ api, idField }: CompiledResource, answer: Values): unknown => {
  const key = typeof api.created === 'object' ? api.created.id : idField;
  return answer[key] ?? answer[idField] ?? answer.sid;
};

export async function createRecord(
  context: ProviderContext,
  resource: CompiledResource,
  values: Values,
  { filter }: RecordOptions = {},
): Promise<WireRecord> {
  const input = { ...context.standing(), codec: context.codec, mode: 'create', values, loaded: {} } as const;
  const body = buildBody(resource, input) ?? {};
  const target = targetOf(
    resource,
    'create',
    factsOf(context, { subject: values, record: values, filter: filter ?? {} }),
  );
  const answer = await namingFields(resource, () => verbsOf(context).create({ target, body }));
  forgetLists(context, resource);
  const given = isObject(answer) ? answer : {};
  if (resource.api.created === 'record') return rowOf(context, resource, given);
  const id = createdId(resource, given);
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new ApiError('errors.unreadable_answer', { status: 200, kind: 'unreadable' });
  }
  const known = { ...values, ...given, [resource.idField]: id, id };
  return readBack(context, resource, id, known, filter);
}

export async function updateRecord(
  context: ProviderContext,
  resource: CompiledResource,
  { id, values, loaded }: { id: Identifier; values: Values; loaded: Values },
  { filter, placed }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  const known = { ...loaded, ...values, id };
  const body = buildBody(resource, {
    ...context.standing(),
    codec: context.codec,
    mode: 'edit',
    values,
    loaded,
    placed,
  });
  if (!body) return known;
  const target = targetOf(resource, 'update', recordFacts(context, id, { ...values, ...loaded }, filter));
  const answer = await namingFields(resource, () => verbsOf(context).update({ target, id, body }));
  forgetLists(context, resource);
  if (resource.api.updated === 'record' && isObject(answer)) return rowOf(context, resource, answer, id);
  return readBack(context, resource, id, known, filter);
}

export async function deleteRecord(
  context: ProviderContext,
  resource: CompiledResource,
  { id, loaded }: { id: Identifier; loaded: Values },
  { filter }: RecordOptions = {},
): Promise<WireRecord> {
  checkId(context, resource, id);
  const subject = { [resource.idField]: id, ...loaded };
  const target = targetOf(resource, 'delete', recordFacts(context, id, subject, filter));
  await namingFields(resource, () => verbsOf(context).remove({ target, id }));
  forgetLists(context, resource);
  return { ...loaded, id };
}
