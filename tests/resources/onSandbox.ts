import { createSandbox } from '../../sandbox';
import { declarations, englishResourceMessages } from '../../resources';
import type { Session } from '../../src/session/session';
import { afterFile } from '../support/afterFile';
import { buildSession } from '../support/builders';
import { apiBase } from '../support/fakePlatform';
import { renderConsole } from '../support/renderConsole';
import { seededFile } from '../support/seededFile';

export type Answer = Record<string, unknown>;

interface Setting {
  /** Who has signed in: an administrator, where not said. */
  as?: [name: string, password: string];
  at: string;
  /** Changes the rows of the list at a path, so that the platform seems to have others. */
  lists?: Record<string, (rows: Answer[]) => Answer[]>;
}

type Login = Partial<Session> & { token: string };

/** The real declarations on the embedded platform, as somebody who has signed in sees them. */
export async function openOnSandbox({ as: [username, password] = ['admin', 'Admin-123'], at, lists = {} }: Setting) {
  const sandbox = createSandbox({ rowsOf: seededFile() });
  afterFile(() => sandbox.close());
  const send = (path: string, init: RequestInit, token?: string) =>
    sandbox.fetch(
      new Request(apiBase + path, {
        ...init,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      }),
    );
  const signIn = async (name: string, secret: string) => {
    const answer = await send('/login', { method: 'POST', body: JSON.stringify({ username: name, password: secret }) });
    return (await answer.json()) as Login;
  };
  const provider = await signIn('provider', 'Provider-123');
  const { token, ...login } = await signIn(username, password);
  const viewOnly = username === 'viewer';
  const session = buildSession({ ...login, viewOnly, current_service_provider_sid: provider.service_provider_sid });

  const fetchThere: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    const path = request.url.slice(apiBase.length);
    const body = await request.text();
    const answer = await send(path, { method: request.method, ...(body ? { body } : {}) }, token);
    const change = Object.entries(lists).find(
      ([end]) => request.method === 'GET' && path.split('?')[0]!.endsWith(end),
    )?.[1];
    return change && answer.ok ? Response.json(change((await answer.json()) as Answer[])) : answer;
  };
  const messages = englishResourceMessages as Record<string, object>;
  return { session, sandbox, ...renderConsole({ declarations, session, fetch: fetchThere, at, messages }) };
}
