import { browserStorage } from '../storage/browserStorage';
import { createListeners } from '../storage/listeners';
import { serverNow } from './serverClock';
import { isExpired, readToken, type Claims } from './token';

const key = 'token';

export type StoredToken =
  { state: 'none' } | { state: 'expired'; claims: Claims } | { state: 'valid'; token: string; claims: Claims };

const listeners = createListeners();

/** The bearer token of this browser. */
export const tokenStore = {
  subscribe: listeners.subscribe,

  /** What is stored, unjudged: for request headers. */
  text: (): string | undefined => browserStorage.read('local', key),

  /** Judges the stored token and removes it when it is unreadable or expired. */
  read(now: number = serverNow()): StoredToken {
    const token = tokenStore.text();
    if (token === undefined) return { state: 'none' };
    const claims = readToken(token);
    if (claims && !isExpired(claims, now)) return { state: 'valid', token, claims };
    tokenStore.clear();
    return claims ? { state: 'expired', claims } : { state: 'none' };
  },

  write(token: string): void {
    browserStorage.write('local', key, token);
    listeners.notify();
  },

  clear(): void {
    browserStorage.write('local', key, undefined);
    listeners.notify();
  },

  /** Tells everybody that the storage was changed from outside, e.g. by another tab. */
  notify: listeners.notify,
};
