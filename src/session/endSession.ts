import { accountFilter } from './accountFilter';
import { browserStorage } from './browserStorage';
import { currentProvider } from './currentProvider';
import { flash, type Flash } from './flash';
import { returnPath } from './returnPath';
import { readToken } from './token';
import { tokenStore } from './tokenStore';

/** Keys that outlive every session: theme, language, columns. */
export const preferencePrefix = 'prefs.';
/** Keys of unsaved forms: they outlive a session that ended by itself, so that its user can go on. */
export const draftPrefix = 'draft.';

interface ClearOptions {
  keepDrafts?: boolean;
}

function clearStorages({ keepDrafts = false }: ClearOptions): void {
  const isKept = (key: string) => key.startsWith(preferencePrefix) || (keepDrafts && key.startsWith(draftPrefix));
  browserStorage.clear('local', isKept);
  browserStorage.clear('session', isKept);
}

const tellEverybody = () => [tokenStore, currentProvider, accountFilter].forEach((store) => store.notify());

/** Clears both storages of this browser except preferences (specification 1, section 4: sign-out or 401). */
export function clearSession(options: ClearOptions = {}): void {
  clearStorages(options);
  tellEverybody();
}

/**
 * Ends a session: clears it, and keeps what the login page and the next sign-in need. Whoever listens may leave the page, so they
 * are told last.
 * @param returnTo the address that was open
 * @param userSid whose session it was, where the token is gone already
 */
export function endSession(message: Flash, returnTo?: string, userSid = readToken(tokenStore.text())?.user_sid): void {
  clearStorages({ keepDrafts: returnTo !== undefined });
  flash.put(message);
  if (returnTo) returnPath.keep(returnTo, userSid);
  tellEverybody();
}
