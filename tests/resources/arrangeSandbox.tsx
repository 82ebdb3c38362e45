import { declarations, englishResourceMessages } from '../../resources';
import { createSandbox } from '../../sandbox';
import type { Session } from '../../src/session/session';
import { afterFile } from '../support/afterFile';
import { buildSession } from '../support/builders';
import { apiBase } from '../support/fakePlatform';
import { renderConsole, type ConsoleSetting } from '../support/renderConsole';
import { seededFile } from '../support/seededFile';

export const people = {
  admin: 'Admin-123',
  provider: 'Provider-123',
  account: 'Account-123',
  viewer: 'Viewer-123',
  'platform-ops': 'Platform-123',
};
export type Person = keyof typeof people;

/** One request to the embedded platform, and how it was answered. */
export interface Sent {
  line: string;
  body: unknown;
  status: number;
}

interface Claims extends Partial<Session> {
  is_view_only?: boolean;
}

type Json = Record<string, unknown>;

/** What was sent, where it is JSON; files are told by their text. */
function bodyOf(text: string): unknown {
  if (text === '') return undefined;
  return /^[[{"]/.test(text) ? JSON.parse(text) : text;
}

/** The embedded platform with somebody signed in; `call` asks it directly, past the console. */
export async function arrangeSandbox(person: Person) {
  const sandbox = createSandbox({ rowsOf: seededFile() });
  afterFile(() => sandbox.close());
  const sent: Sent[] = [];
  let refuse: ((line: string) => Response | Promise<Response | undefined> | undefined) | undefined;
  let told: ((line: string) => (() => void) | undefined) | undefined;
  const answer = (input: RequestInfo | URL, init?: RequestInit) => sandbox.fetch(new Request(input, init));
  const login = await answer(`${apiBase}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: person, password: people[person] }),
  });
  const { token } = (await login.json()) as { token: string };
  const claims = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  const send = (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return answer(input, { ...init, headers });
  };
  const call = async <T = Json,>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const response = await send(`${apiBase}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const providers = await call<{ service_provider_sid: string; name: string }[]>('GET', '/ServiceProviders');
  const provider = providers.find(({ name }) => name === 'Nordlicht Telekom')?.service_provider_sid ?? '';
  const session = buildSession({
    ...claims,
    name: person,
    viewOnly: claims.is_view_only === true,
    current_service_provider_sid: claims.service_provider_sid ?? provider,
  });
  const observed: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const line = `${request.method} ${url.pathname.replace(new URL(apiBase).pathname, '')}${url.search}`;
    const text = await request.clone().text();
    const ended = told?.(line);
    const response =
      (await refuse?.(line)) ??
      (await send(request.url, {
        method: request.method,
        headers: request.headers,
        ...(text === '' ? {} : { body: text }),
      }));
    ended?.();
    if (request.method !== 'GET') sent.push({ line, body: bodyOf(text), status: response.status });
    return response;
  };
  return {
    session,
    provider,
    call,
    /** Everything but reads that the console sent. */
    sent,
    /** Told of every request of the console, and when it has been answered. */
    watch: (tell: typeof told) => (told = tell),
    /** Answers some requests of the console in the platform's place, or holds them back until there is an answer or none. */
    refuseWith: (answerTo: typeof refuse) => (refuse = answerTo),
    open: (at: string, setting: Partial<ConsoleSetting> = {}) =>
      renderConsole({
        declarations,
        session,
        fetch: observed,
        at,
        messages: englishResourceMessages,
        ...setting,
      }),
  };
}

export type SandboxSetting = Awaited<ReturnType<typeof arrangeSandbox>>;
