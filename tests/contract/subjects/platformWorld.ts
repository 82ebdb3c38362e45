import { createDataProvider, type ConsoleDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/http/http';
import { createSandbox } from '../../../sandbox';
import { createCodec } from '../../../src/fields/codec';
import { fieldTypes } from '../../../src/fields/registry';
import type { Registry } from '../../../src/schema/types/compiled';
import { createRegistry } from '../../../src/schema/registry';
import type { ResourceDeclaration } from '../../../src/schema/types';
import type { Session } from '../../../src/session/session';
import { buildSession } from '../../support/builders';
import { everyFeature } from '../suites/promise';
import '../../support/extras';
import { seededFile } from '../../support/seededFile';

const apiBase = 'http://platform.test/api/v1';

/** Somebody who has signed in to the embedded platform, with the console's own provider. */
export interface Actor {
  session: Session;
  provider: ConsoleDataProvider;
}

/** Who is who on the embedded platform. `insider` and `outsider` are users of two accounts, `rival` of another provider. */
export interface PlatformWorld {
  registry: Registry;
  admin: Actor;
  provider: Actor;
  insider: Actor;
  viewer: Actor;
  outsider: Actor;
  rival: Actor;
}

type Login = Omit<Session, 'name' | 'viewOnly' | 'expires'> & { token: string };

export async function platformWorld(declarations: readonly ResourceDeclaration[]): Promise<PlatformWorld> {
  const sandbox = createSandbox({ rowsOf: seededFile() });
  const registry = createRegistry(declarations);
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

  async function signIn(username: string, password: string, provider?: string): Promise<Actor> {
    const anonymous = createHttp({ apiBase, fetch: send, token: () => undefined });
    const { body } = await anonymous.request<Login>('/login', { method: 'POST', body: { username, password } });
    const { token, ...login } = body;
    const session = buildSession({
      ...login,
      name: username,
      viewOnly: username === 'viewer',
      current_service_provider_sid: login.service_provider_sid ?? provider,
    });
    const http = createHttp({ apiBase, fetch: send, token: () => token });
    const facts = () => ({ session, features: everyFeature });
    return { session, provider: createDataProvider({ registry, http, facts, codec: createCodec(fieldTypes) }) };
  }

  const insider = await signIn('account', 'Account-123');
  return {
    registry,
    insider,
    /* An administrator has chosen the provider of the insider. */
    admin: await signIn('admin', 'Admin-123', insider.session.service_provider_sid),
    provider: await signIn('provider', 'Provider-123'),
    viewer: await signIn('viewer', 'Viewer-123'),
    outsider: await signIn('frontdesk', 'Desk-12345'),
    rival: await signIn('baltic', 'Baltic-123'),
  };
}
