import { insideBase } from '../../schema/addresses';
import { browserStorage } from '../storage/browserStorage';

const key = 'returnPath';

interface Kept {
  path: string;
  user_sid?: string;
}

/** An address of this console behind sign-in; anything else could lead a user elsewhere after sign-in. */
const isInside = (path: unknown): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  const { origin, pathname } = new URL(path, 'http://console.invalid');
  return origin === 'http://console.invalid' && (pathname === insideBase || pathname.startsWith(`${insideBase}/`));
};

/** The address that was asked for when a session ended or was missing. */
export const returnPath = {
  /** @param userSid whose session it was, where known: nobody else is sent there. Addresses outside the console are ignored. */
  keep(path: string, userSid?: string): void {
    if (!isInside(path)) return;
    const kept: Kept = { path, ...(userSid ? { user_sid: userSid } : {}) };
    browserStorage.write('session', key, JSON.stringify(kept));
  },

  /** Reads the address and removes it. @param userSid who has just signed in */
  take(userSid?: string): string | undefined {
    const text = browserStorage.read('session', key);
    browserStorage.write('session', key, undefined);
    try {
      const kept = JSON.parse(text ?? 'null') as Kept | null;
      const isTheirs = kept?.user_sid === undefined || kept.user_sid === userSid;
      return kept && isTheirs && isInside(kept.path) ? kept.path : undefined;
    } catch {
      return undefined;
    }
  },
};
