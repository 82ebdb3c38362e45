/* In: name and password, or a question about a resource, a record or a field. Out: a token, or whether the session may. */
import type { AuthProvider } from 'react-admin';
import type { Http } from '../dataProvider/http/http';
import type { CompiledResource, Registry } from '../src/schema/types/compiled';
import { watchedPaths } from '../src/schema/facts/predicate';
import { beginSession } from '../src/session/beginSession';
import { endSession } from '../src/session/ending/endSession';
import { flash, flashKeys } from '../src/session/ending/flash';
import { returnPath } from '../src/session/ending/returnPath';
import type { Session } from '../src/session/session';
import { sessionStore } from '../src/session/sessionStore';
import { tokenStore } from '../src/session/token/tokenStore';
import { decide, decideField } from './access';
import { signIn } from './login';

export interface AuthProviderOptions {
  registry: Registry;
  http: Http;
  features: Readonly<Record<string, boolean>>;
  /** Where sign-in leads; the return address goes before it. */
  landing: (session: Session) => string;
  /** Where a user without a session is sent. */
  loginPath?: string;
  /** Accounts of the provider that is looked at, once they are known. */
  accounts?: () => ReadonlySet<string> | undefined;
  /** Resolves once as much is known of the provider that is looked at as can be known; asked only where access depends on it. */
  providerKnown?: () => Promise<unknown>;
  /** Whether that has been so; asked before anything waits. */
  isProviderKnown?: () => boolean;
  /** The address that is open, without the origin. */
  here?: () => string;
  now?: () => number;
}

type AskedAccess = { resource: string; action: string; record?: unknown };

const locationNow = () => {
  const { pathname, search, hash } = globalThis.location;
  return pathname + search + hash;
};

const readsProvider = ({ access }: CompiledResource): boolean =>
  Object.values(access.when ?? {})
    .flatMap(watchedPaths)
    .some((path) => path.startsWith('session.current_service_provider.'));

/** Sign-in, sign-out and permissions for react-admin (design, section 9). */
export function createAuthProvider(options: AuthProviderOptions) {
  const { registry, http, features, landing, loginPath = '/', accounts, here = locationNow, now = Date.now } = options;
  const { providerKnown, isProviderKnown = () => providerKnown === undefined } = options;

  const refuse = () => Promise.reject(Object.assign(new Error(flashKeys.sessionExpired), { redirectTo: loginPath }));

  const judge = ({ resource: name, action, record }: AskedAccess): boolean => {
    const [resourceName = '', field] = name.split('.');
    const resource = registry.get(resourceName);
    const session = sessionStore.getSession();
    if (!session) return false;
    const given = record as Record<string, unknown> | undefined;
    const isAllowed = decide(resource, session, features, action, given, accounts?.());
    return isAllowed && (field === undefined || decideField(resource, field, session));
  };

  /* A list asks for each of its rows. */
  const dependent = new Map<CompiledResource, boolean>();
  const dependsOnProvider = (resource: CompiledResource): boolean => {
    const known = dependent.get(resource) ?? readsProvider(resource);
    dependent.set(resource, known);
    return known;
  };

  const waitsForProvider = ({ resource: name }: AskedAccess): boolean => {
    const resource = registry.get(name.split('.')[0] ?? '');
    return resource !== undefined && dependsOnProvider(resource) && !isProviderKnown();
  };

  const canAccess = async (asked: AskedAccess): Promise<boolean> => {
    if (waitsForProvider(asked)) await providerKnown?.();
    return judge(asked);
  };

  return {
    async login({ username, password }: { username: string; password: string }) {
      const { token } = await signIn(http, username, password);
      beginSession(token);
      const session = sessionStore.getSession();
      return { redirectTo: session ? (returnPath.take(session.user_sid) ?? landing(session)) : loginPath };
    },

    /** Also ends every other session of the user (platform-api 3.3); an unreachable API must not keep anybody signed in. */
    async logout() {
      if (tokenStore.text() === undefined) return loginPath;
      await http.request('/logout', { method: 'POST' }).catch(() => undefined);
      if (tokenStore.text() === undefined) return loginPath;
      endSession({ key: flashKeys.loggedOut, kind: 'success' });
      return loginPath;
    },

    checkAuth() {
      const stored = tokenStore.read(now());
      if (stored.state === 'valid') return Promise.resolve();
      /* Whatever ended the session has said why. */
      if (stored.state === 'none' && flash.waiting() !== undefined) return refuse();
      const isExpired = stored.state === 'expired';
      const key = isExpired ? flashKeys.sessionExpired : flashKeys.mustLogIn;
      endSession({ key, kind: 'error' }, here(), isExpired ? stored.claims.user_sid : undefined);
      return refuse();
    },

    /** Only 401 ends a session: 403 and a lost connection are messages (design, section 3). */
    checkError(error: { status?: number }) {
      if (error?.status !== 401) return Promise.resolve();
      if (tokenStore.text() !== undefined) endSession({ key: flashKeys.sessionExpired, kind: 'error' }, here());
      return refuse();
    },

    getIdentity() {
      const session = sessionStore.getSession();
      return session
        ? Promise.resolve({ id: session.user_sid, fullName: session.name })
        : Promise.reject(new Error(flashKeys.mustLogIn));
    },

    getPermissions: () => Promise.resolve(sessionStore.getSession()),

    canAccess,

    /** As `canAccess`, at once; undefined where it takes a wait. For views, which would otherwise be drawn twice. */
    canAccessNow: (asked: AskedAccess): boolean | undefined => (waitsForProvider(asked) ? undefined : judge(asked)),
  } satisfies AuthProvider & { canAccessNow: unknown };
}
