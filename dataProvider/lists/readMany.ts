import type { Identifier } from 'react-admin';
import type { CompiledResource } from '../../src/schema/types/compiled';
import type { ProviderContext, WireRecord } from '../context';
import { ApiError } from '../http/apiError';
import { listKey, listRequest, requestPage } from './listRequests';
import { wholeList } from './lists';
import { keptOf } from './rows';
import { readRecord, type RecordOptions } from '../records/readRecords';

/** Asked for singly without looking whether the list is short. */
const few = 2;
/** More of one resource cost the API's budget too much singly (platform-api 1.3): then the list is read once. */
const most = 50;
/** That budget's window: for as long a record that was asked for singly is believed. */
const lifetime = 300_000;

/** A refusal of one record may be 400, 403 or 404 (platform-api 26.10); anything else concerns all of them. */
const isMissing = (reason: unknown) =>
  reason instanceof ApiError && (reason.kind === 'refused' || reason.kind === 'unasked') && reason.status !== 429;

type Read = (id: Identifier) => Promise<readonly WireRecord[]>;

/** What each read gives, few at a time; a failure only where nothing else came. */
async function singly({ turns }: ProviderContext, ids: readonly Identifier[], read: Read, signal?: AbortSignal) {
  const outcomes = await Promise.allSettled(ids.map((id) => turns.run(() => read(id), signal)));
  const rows = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed && (rows.length === 0 || signal?.aborted)) throw failed.reason;
  return rows;
}

/** One record, or none where it is missing or refused. */
const oneOrNone = (context: ProviderContext, resource: CompiledResource, id: Identifier, options: RecordOptions) =>
  readRecord(context, resource, id, options).then(
    (record) => [record],
    (reason: unknown) => (isMissing(reason) ? [] : Promise.reject(reason as Error)),
  );

/**
 * Records of a resource with a list, cut as lists are and believed for as long as the budget lasts. What is known is not asked for;
 * a first page tells whether the list is short; a few are read singly, many with the list. What an account sees is short, and what is
 * shared with it is given to it in lists only (platform-api 9.2).
 */
async function readNamed(
  context: ProviderContext,
  resource: CompiledResource,
  ids: readonly Identifier[],
  signal?: AbortSignal,
): Promise<readonly WireRecord[]> {
  const { wholeLists, turns } = context;
  const { name, api } = resource;
  const { user_sid, scope } = context.standing().session;
  const request = listRequest(context, resource, {});
  const listed = listKey(context, resource, request);
  const keyOf = (id: Identifier) => `${user_sid} ${name} ${id}`;
  const singles = ids.flatMap((id) => wholeLists.known(keyOf(id)) ?? []);
  const whole = async () => [...singles, ...(await wholeList(context, resource, {}, signal))];
  if (wholeLists.isExpected(listed) || !api.paths.one || scope === 'account') return whole();

  let unknown = ids.filter((id) => !wholeLists.known(keyOf(id)));
  if (unknown.length === 0) return singles;
  const kept = (rows: readonly WireRecord[]) => rows.map((row) => keptOf(resource, row));
  if (api.paging && !api.where && !api.narrowedBy && wholeLists.count(name) + unknown.length > few) {
    const perPage = Math.min(most, api.paging.max ?? most);
    const page = () => requestPage(context, resource, request, { page: 1, perPage }, signal);
    const read = async () => kept((await page()).data);
    const first = await turns.run(() => wholeLists.get(name, `${listed} first`, read, lifetime), signal);
    singles.push(...first);
    if (first.length < perPage) return singles;
    const there = new Set(first.map(({ id }) => String(id)));
    unknown = unknown.filter((id) => !there.has(String(id)));
  }
  if (wholeLists.count(name) + unknown.length > most) return whole();
  const read = async (id: Identifier) => kept(await oneOrNone(context, resource, id, { signal }));
  const rows = await singly(
    context,
    unknown,
    (id) => wholeLists.get(name, keyOf(id), () => read(id), lifetime),
    signal,
  );
  return [...singles, ...rows];
}

/** Several by id; what is missing or refused is left out. */
export async function readMany(
  context: ProviderContext,
  resource: CompiledResource,
  ids: readonly Identifier[],
  options: RecordOptions = {},
): Promise<WireRecord[]> {
  const { signal, filter } = options;
  /* What a path needs besides the identifier is known of these records alone. */
  if (resource.api.many === 'one' || filter)
    return singly(context, ids, (id) => oneOrNone(context, resource, id, options), signal);
  const rows = await readNamed(context, resource, ids, signal);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
