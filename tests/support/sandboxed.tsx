import { declarations, englishResourceMessages } from '../../resources';
import { createSandbox, type Sandbox } from '../../sandbox';
import { readFeatures } from '../../src/app/settings/features';
import type { Session } from '../../src/session/session';
import { afterFile } from './afterFile';
import { buildSession } from './builders';
import { apiBase } from './fakePlatform';
import { renderConsole } from './renderConsole';
import { seededFile } from './seededFile';

/** Seeded people by their sign-in. */
export const people = {
  admin: ['admin', 'Admin-123'],
  /** Of Nordlicht Telekom. */
  provider: ['provider', 'Provider-123'],
  /** Of Hafenkontor Logistik. */
  account: ['account', 'Account-123'],
  viewer: ['viewer', 'Viewer-123'],
} as const;

export type Json = Record<string, unknown>;

/** Changes the rows of the list at a path, so that the platform seems to have others. */
type Lists = Record<string, (rows: Json[]) => Json[]>;

/** The embedded platform as one signed-in person uses it, and what the person sent. */
export class Platform {
  readonly sandbox: Sandbox = createSandbox({ rowsOf: seededFile() });
  token = '';
  session: Session = buildSession();
  lists: Lists = {};

  constructor() {
    afterFile(() => this.sandbox.close());
  }

  /** The console's own `fetch`, with the token of whoever is signed in. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    request.headers.set('authorization', `Bearer ${this.token}`);
    const answer = await this.sandbox.fetch(request);
    const { pathname } = new URL(request.url);
    const [, change] = Object.entries(this.lists).find(([end]) => pathname.endsWith(end)) ?? [];
    const isChanged = change && request.method === 'GET' && answer.ok;
    return isChanged ? Response.json(change((await answer.json()) as Json[])) : answer;
  };

  async send<T = Json>(method: string, path: string, body?: unknown): Promise<T> {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json' };
    const response = await this.fetch(apiBase + path, { method, headers, ...init });
    return (await response.json().catch(() => undefined)) as T;
  }

  async signIn(who: keyof typeof people): Promise<this> {
    const [username, password] = people[who];
    const { token, ...login } = await this.send('POST', '/login', { username, password });
    this.token = String(token);
    const claims = JSON.parse(atob(this.token.split('.')[1] ?? '')) as Partial<Session> & { is_view_only?: boolean };
    const providers = await this.send<Json[]>('GET', '/ServiceProviders');
    const first = providers.find(({ name }) => name === 'Nordlicht Telekom') ?? providers[0];
    this.session = buildSession({
      ...(login as Partial<Session>),
      ...claims,
      name: username,
      viewOnly: claims.is_view_only === true,
      current_service_provider_sid: claims.service_provider_sid ?? String(first?.service_provider_sid),
    });
    this.sandbox.clearRequests();
    return this;
  }

  /** Bodies of what was sent so far to paths that fit. */
  bodies(method: string, path: RegExp): unknown[] {
    return this.lines(method, path).map(({ body }) => body);
  }

  /** @param method one or a choice of them: `(PUT|POST)` */
  lines(method: string, path: RegExp) {
    const verb = new RegExp(`^${method}$`);
    return this.sandbox.requests().filter((request) => verb.test(request.method) && path.test(request.path));
  }

  /** A record of a list, by its name. */
  async named(path: string, name: string): Promise<Json> {
    const rows = await this.send<Json[]>('GET', path);
    const found = rows.find((row) => row.name === name);
    if (!found) throw new Error(`There is no '${name}' at ${path}.`);
    return found;
  }

  /** The whole console at an address. @param settings of the deployment, such as `DISABLE_CALL_RECORDING` */
  open(at: string, settings: Record<string, string> = {}) {
    const features = readFeatures(settings);
    const messages = englishResourceMessages as Record<string, object>;
    return renderConsole({ declarations, session: this.session, fetch: this.fetch, at, features, messages });
  }
}

export const signedIn = (who: keyof typeof people): Promise<Platform> => new Platform().signIn(who);

interface Setting {
  /** Who has signed in: an administrator, where not said. */
  as?: keyof typeof people;
  at: string;
  lists?: Lists;
}

/** The whole console at an address, as somebody who has signed in sees it, and the platform below it. */
export async function openOnSandbox({ as = 'admin', at, lists = {} }: Setting) {
  const platform = await signedIn(as);
  platform.lists = lists;
  return { session: platform.session, sandbox: platform.sandbox, ...platform.open(at) };
}
