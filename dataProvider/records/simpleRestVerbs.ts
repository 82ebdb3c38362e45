import type { DataProvider, Identifier } from 'react-admin';
import type { Http } from '../http/http';
import type { Target } from './target';

interface JsonAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}
interface JsonRequest {
  method?: string;
  body?: unknown;
}
type JsonClient = (url: string, options?: JsonRequest) => Promise<JsonAnswer>;

/** Of ra-data-simple-rest: what the single-record verbs go through. */
export type CreateSimpleRest = (apiUrl: string, httpClient: JsonClient) => DataProvider;

/**
 * The library asks `{api}/{resource}/{id}`. Where the mapped path ends in the id, the rest of it is the "resource"; any other
 * path is put in by the client, as is a method that the library would not use.
 */
function libraryResource(path: string, id: Identifier | undefined): string | undefined {
  const tail = id === undefined ? '' : `/${encodeURIComponent(id)}`;
  return path.endsWith(tail) ? path.slice(1, path.length - tail.length) : undefined;
}

export interface SingleCall {
  target: Target;
  id?: Identifier;
  body?: Record<string, unknown>;
  signal?: AbortSignal | undefined;
}

/** The four single-record verbs on a mapped path. Each gives the answer's body, undefined where there was none. */
export function createSimpleRestVerbs(http: Http, createSimpleRest: CreateSimpleRest) {
  const libraryFor = ({ target, id, signal }: SingleCall) => {
    const resource = libraryResource(target.path, id);
    const client: JsonClient = async (url, options = {}) => {
      const path = resource === undefined ? target.path : url;
      const sent: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined;
      const answer = await http.request(path, { method: target.method, body: sent, signal });
      return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
    };
    return { resource: resource ?? target.path.slice(1), library: createSimpleRest('', client) };
  };

  return {
    async one(call: SingleCall): Promise<unknown> {
      const { resource, library } = libraryFor(call);
      return (await library.getOne(resource, { id: call.id ?? '' })).data;
    },
    async create(call: SingleCall): Promise<unknown> {
      const { resource, library } = libraryFor(call);
      return (await library.create(resource, { data: call.body ?? {} })).data;
    },
    async update(call: SingleCall): Promise<unknown> {
      const { resource, library } = libraryFor(call);
      const params = { id: call.id ?? '', data: call.body ?? {}, previousData: { id: call.id ?? '' } };
      return (await library.update(resource, params)).data;
    },
    async remove(call: SingleCall): Promise<unknown> {
      const { resource, library } = libraryFor(call);
      return (await library.delete(resource, { id: call.id ?? '' })).data;
    },
  };
}
