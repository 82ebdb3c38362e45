import { withLifecycleCallbacks, type DataProvider, type Identifier, type ResourceCallbacks } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import type { Registry } from '../src/schema/compiled';
import type { ListQuery } from './applyClient';
import { plainCodec, type Codec } from './codec';
import type { ConsoleCalls, ConsoleDataProvider } from './consoleDataProvider';
import { resourceOf, wholeResource, type ProviderContext, type Standing, type Values } from './context';
import type { Http } from './http';
import { inParallel } from './inParallel';
import { allRows, listPage } from './lists';
import { uuidPattern } from './paths';
import { readMany } from './readRecords';
import type { RelatedRecords } from './related';
import type { CreateSimpleRest } from './simpleRestVerbs';
import { usageOf } from './usage';
import { createWholeLists } from './wholeLists';

export type { ConsoleCalls, ConsoleDataProvider, UniqueQuestion } from './consoleDataProvider';
export type { Usage } from './blockers';

export interface DataProviderOptions {
  registry: Registry;
  http: Http;
  facts: () => Standing;
  /** The field types' conversions; flags only where not given. */
  codec?: Codec;
  /** The language that is on screen; English where not given. */
  locale?: () => string;
  now?: () => number;
  createSimpleRest?: CreateSimpleRest;
  /** An integrator's own lifecycle callbacks. */
  hooks?: ResourceCallbacks[];
  /** What an identifier must look like to be sent; every one of the platform is a UUID. `false` for no check. */
  idPattern?: RegExp | false;
}

const late = () => import('./late');

type Meta = { meta?: { createdId?: Identifier; filter?: Values; isCopy?: boolean } };

const metaOf = ({ meta: { filter, isCopy } = {} }: Meta) => ({ ...(filter && { filter }), ...(isCopy && { isCopy }) });

/** One after the other would be slow, all at once would use up the API's budget; the first failure is told. */
async function forEach<T>(ids: readonly T[], work: (id: T) => Promise<unknown>): Promise<{ data: T[] }> {
  const outcomes = await inParallel(ids, work);
  const failed = outcomes.find((outcome) => 'reason' in outcome);
  if (failed && 'reason' in failed) throw failed.reason;
  return { data: [...ids] };
}

interface ListParams extends Meta {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: unknown;
}

const listQuery = ({ pagination, sort, filter, meta }: ListParams, more: Values = {}): ListQuery => ({
  ...pagination,
  sort,
  filter: { ...meta?.filter, ...(filter as Values | undefined), ...more },
});

/** The verbs of react-admin on the declared paths (design, section 8). */
function createVerbs(context: ProviderContext) {
  const find = (name: string) => resourceOf(context, name);
  const whole = (name: string) => wholeResource(context, name);
  /* One for all calls: it remembers how far a save has come. */
  let known: RelatedRecords | undefined;
  const opened = async (name: string) => {
    const [{ withRelated }, resource] = await Promise.all([late(), whole(name)]);
    known ??= withRelated(context);
    return [known, resource] as const;
  };
  return {
    supportAbortSignal: true,
    getList: (name, params) => listPage(context, find(name), listQuery(params), params.signal),
    getOne: async (name, params) => {
      const [records, resource] = await opened(name);
      return { data: await records.read(resource, params.id, { signal: params.signal, ...metaOf(params) }) };
    },
    getMany: async (name, params) => ({ data: await readMany(context, find(name), params.ids, params.signal) }),
    getManyReference: (name, params) =>
      listPage(context, find(name), listQuery(params, { [params.target]: params.id }), params.signal),
    create: async (name, params) => {
      const { createdId } = (params as Meta).meta ?? {};
      const options = { ...metaOf(params), ...(createdId === undefined ? {} : { createdId }) };
      const [records, resource] = await opened(name);
      return { data: await records.create(resource, params.data as Values, options) };
    },
    update: async (name, params) => {
      const loaded = (params.previousData ?? {}) as Values;
      const values = params.data as Values;
      const [records, resource] = await opened(name);
      return { data: await records.update(resource, { id: params.id as Identifier, values, loaded }, metaOf(params)) };
    },
    updateMany: async (name, { ids, data }) => {
      const [records, resource] = await opened(name);
      return forEach(ids, (id) => records.update(resource, { id, values: data as Values, loaded: {} }));
    },
    delete: async (name, params) => {
      const loaded = (params.previousData ?? {}) as Values;
      const { deleteRecord } = await late();
      return { data: await deleteRecord(context, await whole(name), { id: params.id, loaded }, metaOf(params)) };
    },
    deleteMany: async (name, { ids }) => {
      const [{ deleteRecord }, resource] = await Promise.all([late(), whole(name)]);
      return forEach(ids, (id) => deleteRecord(context, resource, { id, loaded: {} }));
    },
  } as DataProvider;
}

/** The console's data provider: http → records and lists → child rows → an integrator's callbacks, and the calls beside them. */
export function createDataProvider(options: DataProviderOptions): ConsoleDataProvider {
  const {
    registry,
    http,
    facts,
    codec = plainCodec,
    locale = () => 'en',
    now,
    hooks,
    idPattern = uuidPattern,
  } = options;
  const context: ProviderContext = {
    registry,
    http,
    standing: facts,
    codec,
    locale,
    createSimpleRest: options.createSimpleRest ?? simpleRestProvider,
    wholeLists: createWholeLists(now),
    idPattern: idPattern || undefined,
  };
  const find = (name: string) => resourceOf(context, name);
  const verbs = createVerbs(context);
  const calls: ConsoleCalls = {
    runAction: async (name, action, given, { signal } = {}) =>
      (await import('./runAction')).runAction(context, await wholeResource(context, name), action, given, signal),
    getAll: (name, { filter = {}, sort, signal } = {}, onPage) =>
      allRows(context, find(name), { filter, sort }, { signal, onPage }),
    getUsage: async (name, record, given = {}) =>
      usageOf(context, provider, await wholeResource(context, name), record, given),
    isTaken: async (name, question, value, given) =>
      (await import('./isTaken')).isTaken(context, await wholeResource(context, name), question, value, given),
    search: async (name, text, given) => (await import('./search')).searchRecords(context, find(name), text, given),
    call: async (path, given) => (await http.request<never>(path, given)).body,
    clearCache: () => context.wholeLists.clear(),
  };
  const provider: ConsoleDataProvider = { ...(hooks ? withLifecycleCallbacks(verbs, hooks) : verbs), ...calls };
  return provider;
}
