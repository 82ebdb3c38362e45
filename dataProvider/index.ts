/* In: react-admin's verbs and the console's own calls, with names of declared resources. Out: records as lists and forms show them, or an ApiError. */
import { withLifecycleCallbacks, type DataProvider, type Identifier, type ResourceCallbacks } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { dailyWork } from '../src/loading/dailyWork';
import type { Registry } from '../src/schema/types/compiled';
import type { ListQuery } from './lists/applyClient';
import { plainCodec, type Codec } from './codec';
import type { ConsoleCalls, ConsoleDataProvider } from './consoleDataProvider';
import { resourceOf, type ProviderContext, type Standing, type Values } from './context';
import { ApiError } from './http/apiError';
import type { Http } from './http/http';
import { inParallel, mostAtOnce } from './http/inParallel';
import { createTurns } from './http/turns';
import { allRows, listPage } from './lists/lists';
import { uuidPattern } from './records/paths';
import { readMany } from './lists/readMany';
import type { RelatedRecords } from './rows/related';
import type { CreateSimpleRest } from './records/simpleRestVerbs';
import { createWholeLists } from './lists/wholeLists';

export type { ConsoleCalls, ConsoleDataProvider, UniqueQuestion } from './consoleDataProvider';
export type { Usage } from './guards/usageTypes';

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

const work = dailyWork(() => import('./work'));

type Meta = { meta?: { createdId?: Identifier; filter?: Values; isCopy?: boolean; unread?: boolean } };

const metaOf = ({ meta: { filter, isCopy, unread } = {} }: Meta) => ({
  ...(filter && { filter }),
  ...(isCopy && { isCopy }),
  ...(unread && { unread }),
});

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
  /* One for all calls: it remembers how far a save has come. */
  let known: RelatedRecords | undefined;
  const opened = async (name: string) => {
    known ??= (await work.load()).withRelated(context);
    return [known, find(name)] as const;
  };
  return {
    supportAbortSignal: true,
    getList: (name, params) => listPage(context, find(name), listQuery(params), params.signal),
    getOne: async (name, params) => {
      const [records, resource] = await opened(name);
      return { data: await records.read(resource, params.id, { signal: params.signal, ...metaOf(params) }) };
    },
    getMany: async (name, params) => ({
      data: await readMany(context, find(name), params.ids, { signal: params.signal, ...metaOf(params) }),
    }),
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
      const { deleteRecord } = await work.load();
      return { data: await deleteRecord(context, find(name), { id: params.id, loaded }, metaOf(params)) };
    },
    deleteMany: async (name, { ids }) => {
      const { deleteRecord } = await work.load();
      const resource = find(name);
      return forEach(ids, (id) => deleteRecord(context, resource, { id, loaded: {} }));
    },
  } as DataProvider;
}

/** The console's data provider: http → records and lists → child rows → an integrator's callbacks, and the calls beside them. */
function providerOver(context: ProviderContext, hooks: ResourceCallbacks[] | undefined): ConsoleDataProvider {
  const find = (name: string) => resourceOf(context, name);
  const verbs = createVerbs(context);
  const calls: ConsoleCalls = {
    runAction: async (name, action, given, { signal } = {}) =>
      (await work.load()).runAction(context, find(name), action, given, signal),
    getAll: (name, { filter = {}, sort, signal } = {}, onPage) =>
      allRows(context, find(name), { filter, sort }, { signal, onPage }),
    getUsage: async (name, record, given = {}) => {
      const over = (other: ProviderContext) => (other === context ? provider : providerOver(other, hooks));
      return (await work.load()).usageOf(context, over, find(name), record, given);
    },
    providerOf: async (name, record) => (await work.load()).ownProvider(context, find(name), record),
    isTaken: async (name, question, value, given) =>
      (await work.load()).isTaken(context, find(name), question, value, given),
    search: async (name, text, given) => (await work.load()).searchRecords(context, find(name), text, given),
    call: async (path, given) => {
      try {
        return (await context.http.request<never>(path, given)).body;
      } catch (reason) {
        const isAnswer = reason instanceof ApiError && ['refused', 'fault'].includes(reason.kind);
        throw isAnswer ? (await work.load()).inOperatorsWords(reason) : reason;
      }
    },
    isOwn: (address) => Promise.resolve(context.http.isOwn(address)),
    clearCache: () => context.wholeLists.clear(),
  };
  const provider: ConsoleDataProvider = { ...(hooks ? withLifecycleCallbacks(verbs, hooks) : verbs), ...calls };
  return provider;
}

/** The data provider of a console. */
export function createDataProvider({
  registry,
  http,
  facts,
  codec = plainCodec,
  locale = () => 'en',
  now,
  hooks,
  idPattern = uuidPattern,
  createSimpleRest = simpleRestProvider,
}: DataProviderOptions): ConsoleDataProvider {
  const context: ProviderContext = {
    registry,
    http,
    standing: facts,
    codec,
    locale,
    createSimpleRest,
    wholeLists: createWholeLists(now),
    turns: createTurns(mostAtOnce),
    idPattern: idPattern || undefined,
  };
  return providerOver(context, hooks);
}
