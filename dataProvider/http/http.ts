/* In: method, path, query and body of a call. Out: status, headers and body of the answer, or an ApiError that says why there is none. */
import type { Method } from '../../src/schema/types';
import { ApiError, isAbort } from './apiError';
import { errorText } from './errorText';
import { readBody, type BodyKind } from './readBody';
import { isApiOrigin, requestUrl, type Query } from './requestUrl';
import { longestWait, retryAfterSeconds, waitFor } from './retryAfter';
import { createSharedRequests } from './sharedRequests';

export interface HttpOptions {
  /** Of the API, e.g. `https://host/api/v1`. */
  apiBase: string;
  fetch?: typeof fetch;
  token: () => string | undefined;
  /** The token that is in use was refused. */
  onUnauthorized?: () => void;
  /** Reads that were refused with 429 wait with this. */
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Told when a read waits, in seconds. */
  onWaiting?: (seconds: number) => void;
}

export interface RequestOptions {
  method?: Method;
  query?: Query | undefined;
  /** Sent as JSON; a `FormData` as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Without the bearer token. */
  anonymous?: boolean;
  /**
   * On a connection of its own. Where one that had been used breaks before the answer, browsers send a write once more, whatever it
   * has done; without cookies, which the API has none of, they keep it apart from the others.
   */
  alone?: boolean | undefined;
  /** What the answer's body is read as; JSON where not said. */
  as?: BodyKind;
}

export interface Answer<T> {
  status: number;
  /** Undefined where the answer had none. */
  body: T;
  headers: Headers;
}

export interface Http {
  /** @throws ApiError for everything but a readable success; AbortError when every caller has broken off. */
  request<T = unknown>(path: string, options?: RequestOptions): Promise<Answer<T>>;
  /** Whether a call to this path goes to the API, and with the token; false for an absolute address elsewhere. */
  isOwn(path: string): boolean;
}

const retries = 2;

const kindOf = (status: number) => (status === 401 ? 'unauthorized' : status >= 500 ? 'fault' : 'refused');

/** @param body as text */
function refusalOf({ status, headers }: Response, body: string): ApiError {
  if (status !== 429) return new ApiError(errorText(status, body), { status, kind: kindOf(status) });
  const seconds = retryAfterSeconds(headers.get('retry-after'), Date.now());
  const messageKey = 'errors.too_many_requests_for';
  const details = { status, kind: 'refused', retryAfter: seconds, messageKey, messageArgs: { seconds } } as const;
  return new ApiError(errorText(status, body), details);
}

/** A connection may break before an answer begins or while it is read. */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (reason) {
    if (isAbort(reason) || reason instanceof ApiError) throw reason;
    throw new ApiError('errors.network', { status: 0, kind: 'network' });
  }
}

type Send = (url: URL, given: RequestOptions, signal?: AbortSignal) => Promise<Answer<unknown>>;

function initOf(
  { method = 'GET', body, as = 'json', alone }: RequestOptions,
  bearer?: string,
  signal?: AbortSignal,
): RequestInit {
  const headers = new Headers({ Accept: as === 'json' ? 'application/json' : '*/*' });
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  /* The browser itself says where the parts of a form end. */
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  return {
    method,
    headers,
    ...(signal ? { signal } : {}),
    ...(alone ? { credentials: 'omit' } : {}),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
}

/** One request, one answer. */
function createSend({ apiBase, token, onUnauthorized, fetch: given }: HttpOptions): Send {
  return async (url, options, signal) => {
    signal?.throwIfAborted();
    const bearer = !options.anonymous && isApiOrigin(apiBase, url) ? token() : undefined;
    const response = await reached(() => (given ?? globalThis.fetch)(url.href, initOf(options, bearer, signal)));
    if (response.ok) {
      const body = await reached(() => readBody(response, options.as ?? 'json'));
      return { status: response.status, body, headers: response.headers };
    }
    /* A late answer to an earlier session says nothing about this one. */
    if (response.status === 401 && bearer && bearer === token()) onUnauthorized?.();
    throw refusalOf(response, await response.text().catch(() => ''));
  };
}

/** A read that is refused with 429 is repeated after as long as the answer says. */
function createPatientSend(send: Send, { wait = waitFor, onWaiting }: HttpOptions): Send {
  return async (url, options, signal) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(url, options, signal);
      } catch (reason) {
        const seconds = reason instanceof ApiError && attempt < retries ? reason.retryAfter : undefined;
        if (seconds === undefined) throw reason;
        const pause = Math.min(seconds, longestWait);
        onWaiting?.(pause);
        await wait(pause * 1000, signal);
      }
    }
  };
}

/** Everything that goes to the API goes through here: token, JSON, the shapes of refusals, repeated and shared reads. */
export function createHttp(options: HttpOptions): Http {
  const { apiBase, token } = options;
  const send = createSend(options);
  const read = createPatientSend(send, options);
  const shared = createSharedRequests<Answer<unknown>>();

  const request: Http['request'] = async <T>(path: string, given: RequestOptions = {}) => {
    const url = requestUrl(apiBase, path, given.query);
    if ((given.method ?? 'GET') === 'GET') {
      const key = [given.anonymous ? '' : token(), given.as ?? 'json', 'GET', url.href].join(' ');
      return (await shared.run(key, given.signal, (signal) => read(url, given, signal))) as Answer<T>;
    }
    /* What is being read now may be out of date as soon as this is written. */
    shared.forget();
    try {
      return (await send(url, given, given.signal)) as Answer<T>;
    } finally {
      shared.forget();
    }
  };
  return { request, isOwn: (path) => isApiOrigin(apiBase, requestUrl(apiBase, path)) };
}
