import { describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../dataProvider/http/apiError';
import { noticeOf } from '../../dataProvider/http/apiError';
import { createHttp, type HttpOptions } from '../../dataProvider/http/http';
import { apiBase, fakePlatform, type PlatformRoute } from '../support/fakePlatform';

const arrange = (routes: Record<string, PlatformRoute>, options: Partial<HttpOptions> = {}) => {
  const platform = fakePlatform(routes);
  const wait = vi.fn(() => Promise.resolve());
  const http = createHttp({ apiBase, fetch: platform.fetch, token: () => 'token', wait, ...options });
  return { platform, http, wait };
};

const text = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain', ...headers } });
const page = (status: number) => text(status, '<!doctype html><title>Gateway</title>', { 'content-type': 'text/html' });

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (reason: unknown) => reason as ApiError,
  );

describe('a request', () => {
  it('carries the token, JSON, and each query value encoded once', async () => {
    const { platform, http } = arrange({ 'PUT /Things/1': () => undefined, 'GET /Things': () => [] });
    await http.request('/Things', { query: { q: '+1555&x=1#y%', none: undefined, empty: '', nothing: null, page: 0 } });
    await http.request('/Things/1', { method: 'PUT', body: { name: 'Ä' } });
    const [list, update] = platform.requests;
    expect(list?.query).toEqual({ q: '+1555&x=1#y%', page: '0' });
    expect(list?.headers.get('authorization')).toBe('Bearer token');
    expect(update?.body).toEqual({ name: 'Ä' });
    expect(update?.headers.get('content-type')).toBe('application/json');
  });

  it('adds its query to one that the path has', async () => {
    const { platform, http } = arrange({ 'DELETE /Limits': () => undefined });
    await http.request('/Limits?category=a', { method: 'DELETE', query: { more: 1 } });
    expect(platform.lines()).toEqual(['DELETE /Limits?category=a&more=1']);
  });

  it.each([
    ['/Accounts/1/RecentCalls/2/record', true],
    [`${apiBase}/Accounts/1`, true],
    ['//recordings.test/a.mp3', true],
    ['https://recordings.test/a.mp3', false],
    [apiBase.replace('://', '://recordings.test/'), false],
  ])('to %s goes to the API: %s', (path, isOwn) => {
    expect(arrange({}).http.isOwn(path)).toBe(isOwn);
  });

  it.each([
    ['another origin', 'http://recordings.test/a.mp3', {}],
    ['an anonymous call', '/Things', { anonymous: true }],
  ])('keeps the token from %s', async (_, path, options) => {
    const { platform, http } = arrange({});
    await failureOf(http.request(path, options));
    expect(platform.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it.each([
    ['204', () => undefined],
    ['200 without a body', () => text(200, '')],
  ])('has no body after %s', async (_, route) => {
    const { http } = arrange({ 'DELETE /Things/1': route });
    await expect(http.request('/Things/1', { method: 'DELETE' })).resolves.toMatchObject({ body: undefined });
  });

  it('gives a file as a blob', async () => {
    const { http } = arrange({ 'GET /File': () => text(200, 'pcap') });
    const { body } = await http.request<Blob>('/File', { as: 'blob' });
    await expect(body.text()).resolves.toBe('pcap');
  });
});

describe('a refusal', () => {
  it.each<[string, Response, string]>([
    ['msg', Response.json({ msg: 'name taken' }, { status: 422 }), 'name taken'],
    [
      'status and message',
      Response.json({ status: 'fail', message: 'no privileges' }, { status: 403 }),
      'no privileges',
    ],
    ['error', Response.json({ error: 'locked' }, { status: 403 }), 'locked'],
    ['plain text', text(400, 'carrier is in use'), 'carrier is in use'],
    ['a reason phrase, 403', text(403, 'Forbidden'), 'errors.no_access'],
    ['a reason phrase, 400', text(400, 'Bad Request'), 'errors.generic'],
    ['an empty body, 404', text(404, ''), 'errors.not_found'],
    ['a page, 404', page(404), 'errors.not_found'],
    ['an empty object', Response.json({}, { status: 500 }), 'errors.generic'],
    ['a message that is no text', Response.json({ msg: { code: 1 } }, { status: 400 }), 'errors.generic'],
    ['413', text(413, ''), 'errors.too_large'],
    ['502', page(502), 'errors.server_unreachable'],
    ['503', Response.json({ msg: 'upstream' }, { status: 503 }), 'errors.server_unreachable'],
    ['504', text(504, 'Gateway Time-out'), 'errors.server_unreachable'],
  ])('of the shape %s becomes a message', async (_, response, message) => {
    const { http } = arrange({ 'GET /Things': () => response });
    await expect(http.request('/Things')).rejects.toMatchObject({ message, status: response.status });
  });

  it.each<[number, string]>([
    [400, 'refused'],
    [401, 'unauthorized'],
    [500, 'fault'],
  ])('%d is of the kind %s', async (status, kind) => {
    const { http } = arrange({ 'GET /Things': () => text(status, '') });
    await expect(http.request('/Things')).rejects.toMatchObject({ kind });
  });

  it.each([
    ['a page', () => page(200)],
    ['broken JSON', () => text(200, '{"a":')],
  ])('is what 200 with %s comes to, never a success', async (_, route) => {
    const { http } = arrange({ 'PUT /Things/1': route });
    const failure = await failureOf(http.request('/Things/1', { method: 'PUT', body: {} }));
    expect(failure).toMatchObject({ kind: 'unreadable', message: 'errors.unreadable_answer' });
  });

  it('of a page in place of a file is no file', async () => {
    const { http } = arrange({ 'GET /File': () => page(200) });
    await expect(http.request('/File', { as: 'blob' })).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is a lost connection when there is no answer', async () => {
    const { http } = arrange({ 'GET /Things': () => Promise.reject(new TypeError('fetch failed')) });
    await expect(http.request('/Things')).rejects.toMatchObject({
      kind: 'network',
      message: 'errors.network',
      status: 0,
    });
  });
});

describe('401', () => {
  it('tells that the token was refused', async () => {
    const onUnauthorized = vi.fn();
    const { http } = arrange({ 'GET /Things': () => text(401, 'Unauthorized') }, { onUnauthorized });
    await expect(http.request('/Things')).rejects.toMatchObject({ message: 'errors.session_expired' });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('to an anonymous call, or to a token that was replaced meanwhile, says nothing about the session', async () => {
    const onUnauthorized = vi.fn();
    let token = 'old';
    const refuse = () => {
      token = 'new';
      return text(401, 'Unauthorized');
    };
    const { http } = arrange({ 'GET /Things': refuse }, { onUnauthorized, token: () => token });
    await failureOf(http.request('/Things'));
    await failureOf(http.request('/Things', { anonymous: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('429', () => {
  const busy = (after: string) => text(429, 'Too many requests, please try again later.', { 'retry-after': after });

  it.each([
    ['7', 7_000],
    ['400', 30_000],
  ])('to a read with Retry-After %s waits and asks again', async (after, pause) => {
    const answers = [busy(after), Response.json(['found'])];
    const { http, wait } = arrange({ 'GET /Things': () => answers.shift() });
    await expect(http.request('/Things')).resolves.toMatchObject({ body: ['found'] });
    expect(wait).toHaveBeenCalledExactlyOnceWith(pause, expect.anything());
  });

  it('to a read is given up after two more tries', async () => {
    const { platform, http } = arrange({ 'GET /Things': () => busy('1') });
    await expect(http.request('/Things')).rejects.toMatchObject({ status: 429, retryAfter: 1 });
    expect(platform.requests).toHaveLength(3);
  });

  it('to a write is told with its seconds and not repeated', async () => {
    const { platform, http } = arrange({ 'POST /Things': () => busy('12') });
    const failure = await failureOf(http.request('/Things', { method: 'POST', body: {} }));
    expect(failure).toMatchObject({ message: 'errors.too_many_requests', retryAfter: 12 });
    expect(noticeOf(failure)).toMatchObject({ key: 'errors.too_many_requests_for', args: { seconds: 12 } });
    expect(platform.requests).toHaveLength(1);
  });
});

describe('equal reads in flight', () => {
  const held = () => {
    const releases: (() => void)[] = [];
    const signals: (AbortSignal | null | undefined)[] = [];
    const answer = (init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signals.push(init?.signal);
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        releases.push(() => resolve(Response.json([releases.length])));
      });
    const http = createHttp({ apiBase, fetch: (_, init) => answer(init), token: () => 'token' });
    return { http, releases, signals };
  };

  it('are sent once', async () => {
    const { http, releases } = held();
    const both = Promise.all([http.request('/Things'), http.request('/Things')]);
    expect(releases).toHaveLength(1);
    releases[0]?.();
    expect((await both).map(({ body }) => body)).toEqual([[1], [1]]);
  });

  it('go on while one caller still waits, and are broken off with the last', async () => {
    const { http, signals } = held();
    const [one, other] = [new AbortController(), new AbortController()];
    const first = failureOf(http.request('/Things', { signal: one.signal }));
    const second = failureOf(http.request('/Things', { signal: other.signal }));
    one.abort();
    expect(await first).toMatchObject({ name: 'AbortError' });
    expect(signals[0]?.aborted).toBe(false);
    other.abort();
    expect(await second).toMatchObject({ name: 'AbortError' });
    expect(signals[0]?.aborted).toBe(true);
  });

  it('are sent anew after the last caller has given up', async () => {
    const { http, releases } = held();
    const controller = new AbortController();
    const first = failureOf(http.request('/Things', { signal: controller.signal }));
    controller.abort();
    await first;
    void http.request('/Things');
    expect(releases).toHaveLength(2);
  });

  it('are not joined by a read that comes after a write', async () => {
    const { http, releases } = held();
    void http.request('/Things');
    const write = http.request('/Things/1', { method: 'PUT', body: {} });
    releases[1]?.();
    await write;
    void http.request('/Things');
    expect(releases).toHaveLength(3);
  });

  it('of another query are another request', () => {
    const { http, releases } = held();
    void http.request('/Things', { query: { page: 1 } });
    void http.request('/Things', { query: { page: 2 } });
    expect(releases).toHaveLength(2);
  });
});
