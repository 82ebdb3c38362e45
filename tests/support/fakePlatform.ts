/** One request as a fake route sees it. */
export interface PlatformRequest {
  method: string;
  /** Below the API base, without the query: `/Things/1`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
  /** Values of the `:name` parts of the route. */
  params: Record<string, string>;
}

/** What a route answers: a Response, or a value that becomes JSON with 200 (204 for undefined). */
export type PlatformRoute = (request: PlatformRequest) => unknown;

export interface FakePlatform {
  fetch: typeof fetch;
  /** Every request so far, oldest first. */
  requests: PlatformRequest[];
  /** `GET /Things?page=1` for each request whose line begins with the text. */
  lines: (beginning?: string) => string[];
}

export const apiBase = 'http://platform.test/api/v1';

/** A refusal in the API's own form. */
export const refusal = (status: number, msg: string) => Response.json({ msg }, { status });

const paramsOf = (route: string, path: string): Record<string, string> | undefined => {
  const wanted = route.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  const fits = wanted.every((part, index) => {
    if (!part.startsWith(':')) return part === given[index];
    params[part.slice(1)] = decodeURIComponent(given[index] ?? '');
    return true;
  });
  return fits ? params : undefined;
};

const answer = (value: unknown): Response => {
  if (value instanceof Response) return value;
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
};

/** A file's form data stays the text that it is sent as. */
const bodyOf = (text: string, headers: Headers): unknown => {
  if (headers.get('Content-Type')?.startsWith('multipart/')) return text;
  return text === '' ? undefined : JSON.parse(text);
};

/** A call that is broken off ends at once, as a browser's would. */
const unlessAborted = (answered: unknown, signal: AbortSignal): Promise<unknown> =>
  Promise.race([
    answered,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('The call was broken off.', 'AbortError')));
    }),
  ]);

/**
 * A stand-in for the platform: routes by `METHOD /Path/:id` below the API base. Unknown routes answer 404.
 * @example fakePlatform({ 'GET /Things': () => [{ thing_sid: '1' }] })
 */
export function fakePlatform(routes: Record<string, PlatformRoute>): FakePlatform {
  const requests: PlatformRequest[] = [];
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    const url = new URL(request.url);
    const path = url.pathname.replace(new URL(apiBase).pathname, '');
    const text = await request.text();
    const seen: PlatformRequest = {
      method: request.method,
      path,
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(text, request.headers),
      headers: request.headers,
      params: {},
    };
    requests.push(seen);
    for (const [key, route] of Object.entries(routes)) {
      const [method, pattern = ''] = key.split(' ');
      const params = method === seen.method ? paramsOf(pattern, path) : undefined;
      if (params) return answer(await unlessAborted(route(Object.assign(seen, { params })), request.signal));
    }
    return refusal(404, `no route for ${seen.method} ${path}`);
  };
  const line = ({ method, path, query }: PlatformRequest) => {
    const search = new URLSearchParams(query).toString();
    return `${method} ${path}${search ? `?${search}` : ''}`;
  };
  return {
    fetch: respond,
    requests,
    lines: (beginning = '') => requests.map(line).filter((text) => text.startsWith(beginning)),
  };
}
