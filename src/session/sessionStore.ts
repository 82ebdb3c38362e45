import { currentProvider } from './currentProvider';
import type { Session } from './session';
import { sessionOf } from './sessionOf';
import { readToken } from './token';
import { tokenStore } from './tokenStore';

let snapshot: { token: string | undefined; provider: string | undefined; session: Session | undefined } | undefined;

/** Who is signed in, as an external store: the same object until token or chosen provider change. */
export const sessionStore = {
  /**
   * Does not look at the clock, so that an open page keeps its session until a request is refused; whoever needs to know asks
   * `tokenStore.read()`.
   */
  getSession: (): Session | undefined => {
    const token = tokenStore.text();
    const provider = currentProvider.get();
    if (!snapshot || snapshot.token !== token || snapshot.provider !== provider) {
      const claims = readToken(token);
      snapshot = { token, provider, session: claims && sessionOf(claims, provider) };
    }
    return snapshot.session;
  },

  subscribe: (listener: () => void): (() => void) => {
    const ends = [tokenStore.subscribe(listener), currentProvider.subscribe(listener)];
    globalThis.addEventListener?.('storage', listener);
    return () => {
      ends.forEach((end) => end());
      globalThis.removeEventListener?.('storage', listener);
    };
  },

  setCurrentProvider: (sid: string | undefined): void => currentProvider.set(sid),
};
