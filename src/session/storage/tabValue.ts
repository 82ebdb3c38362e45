import { browserStorage } from './browserStorage';
import { ownPrefix, tabPrefix } from './kept';
import { createListeners, type Listeners } from './listeners';

/** Something that a user has chosen in one tab, and finds again at the next sign-in in this browser; nobody else does. */
export interface TabValue extends Listeners {
  get: () => string | undefined;
  set: (value: string | undefined) => void;
  /** From here on the tab keeps its own value for this user. */
  settle: (userSid: string) => void;
}

/**
 * A new tab begins with what its user chose last in this browser, also before signing out; after that no tab follows another, whose
 * operator may be at work on something else. After a session that ended by itself its user finds what the tab had, as the unsaved
 * forms that were made under it.
 * @param key behind the user's prefix, in the browser's storage and in the tab's
 */
export function createTabValue(key: string): TabValue {
  const listeners = createListeners();
  let owner: string | undefined;
  const ofTab = () => (owner === undefined ? undefined : browserStorage.read('session', tabPrefix(owner) + key));
  const keyOfBrowser = () => (owner === undefined ? key : ownPrefix(owner) + key);
  const get = () => (ofTab() ?? browserStorage.read('local', keyOfBrowser())) || undefined;
  /* An empty one is a choice, too. */
  const keep = (value = '') => {
    if (owner !== undefined) browserStorage.write('session', tabPrefix(owner) + key, value);
  };
  return {
    ...listeners,
    get,
    set(value) {
      if ((value || undefined) === get()) return;
      browserStorage.write('local', keyOfBrowser(), value || undefined);
      keep(value);
      listeners.notify();
    },
    settle(userSid) {
      owner = userSid;
      keep(get());
    },
  };
}
