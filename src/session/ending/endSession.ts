/* In: why a session ends, and the address that was open. Out: an empty storage, but for what the sign-in page and the same user's next session need. */
import { accountFilter } from '../choices/accountFilter';
import { browserStorage } from '../storage/browserStorage';
import { currentProvider } from '../choices/currentProvider';
import { drafts } from './drafts';
import { flash, type Flash, flashKeys, readFlash } from './flash';
import { isKept, lastWordsKey } from '../storage/kept';
import { returnPath } from './returnPath';
import { readToken } from '../token/token';
import { tokenStore } from '../token/tokenStore';

/** Why the session of this browser ended, for the tabs that did not end it. */
const lastWords = {
  leave: (message: Flash): void => browserStorage.write('local', lastWordsKey, JSON.stringify(message)),
  read: (): Flash =>
    readFlash(browserStorage.read('local', lastWordsKey)) ?? { key: flashKeys.sessionExpired, kind: 'error' },
};

const clearStorages = (draftsOf?: string) =>
  (['local', 'session'] as const).forEach((kind) => browserStorage.clear(kind, (key) => isKept(key, draftsOf)));

const tellEverybody = () => [tokenStore, currentProvider, accountFilter].forEach((store) => store.notify());

/**
 * Clears both storages of this browser except preferences (specification 1, section 4: sign-out or 401).
 * @param draftsOf whose unsaved forms wait on
 */
export function clearSession({ draftsOf }: { draftsOf?: string | undefined } = {}): void {
  clearStorages(draftsOf);
  tellEverybody();
}

/**
 * Ends a session: clears it, and keeps what the login page and the next sign-in need. Whoever listens may leave the page, so they
 * are told last; other tabs learn the reason from what is left in the storage.
 * @param returnTo the address that was open: the session ended by itself, and unsaved forms wait for its user
 * @param userSid whose session it was, where the token is gone already
 */
export function endSession(message: Flash, returnTo?: string, userSid = readToken(tokenStore.text())?.user_sid): void {
  const draftsOf = returnTo === undefined ? undefined : userSid;
  if (draftsOf !== undefined) drafts.keep(draftsOf);
  lastWords.leave(message);
  clearStorages(draftsOf);
  flash.put(message);
  if (returnTo) returnPath.keep(returnTo, userSid);
  tellEverybody();
}

/**
 * Ends the session in this tab after another tab has ended it. Nobody asked this tab: what is typed here waits for its user.
 * @param here the address that is open
 */
export function followSessionEnd(userSid: string, here: string): void {
  if (flash.waiting() !== undefined) return;
  drafts.keep(userSid);
  browserStorage.clear('session', (key) => isKept(key, userSid));
  flash.put(lastWords.read());
  returnPath.keep(here, userSid);
}
