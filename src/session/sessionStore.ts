import { currentProvider } from './choices/currentProvider';
import { knownProviders } from './choices/knownProviders';
import type { ServiceProvider, Session } from './session';
import { sessionOf } from './sessionOf';
import { readToken } from './token/token';
import { tokenStore } from './token/tokenStore';

interface Known {
  token: string | undefined;
  provider: string | undefined;
  providers: readonly ServiceProvider[];
}

interface Snapshot extends Known {
  session: Session | undefined;
}

let snapshot: Snapshot | undefined;

const isOf = (one: Known, other: Known): boolean =>
  one.token === other.token && one.provider === other.provider && one.providers === other.providers;

function readSession({ token, provider, providers }: Known): Session | undefined {
  const claims = readToken(token);
  if (!claims) return undefined;
  const session = sessionOf(claims, provider);
  const sid = session.current_service_provider_sid;
  const known = providers.find(({ service_provider_sid }) => service_provider_sid === sid);
  return known ? { ...session, current_service_provider: known } : session;
}

/** Who is signed in, as an external store: the same object until token, chosen provider or known providers change. */
export const sessionStore = {
  /**
   * Does not look at the clock, so that an open page keeps its session until a request is refused; whoever needs to know asks
   * `tokenStore.read()`.
   */
  getSession: (): Session | undefined => {
    const now = { token: tokenStore.text(), provider: currentProvider.get(), providers: knownProviders.get() };
    if (!snapshot || !isOf(snapshot, now)) snapshot = { ...now, session: readSession(now) };
    return snapshot.session;
  },

  subscribe: (listener: () => void): (() => void) => {
    const ends = [tokenStore, currentProvider, knownProviders].map((store) => store.subscribe(listener));
    globalThis.addEventListener?.('storage', listener);
    return () => {
      ends.forEach((end) => end());
      globalThis.removeEventListener?.('storage', listener);
    };
  },

  setCurrentProvider: (sid: string | undefined): void => currentProvider.set(sid),
};
