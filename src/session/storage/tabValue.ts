import { browserStorage } from './browserStorage';
import { tabPrefix } from './kept';
import { createListeners, type Listeners } from './listeners';

/** Something that a user has chosen in one tab; forgotten at sign-out. */
export interface TabValue extends Listeners {
  get: () => string | undefined;
  set: (value: string | undefined) => void;
  /** From here on the tab keeps its own value for this user. */
  settle: (userSid: string) => void;
}

/**
 * A new tab begins with what was chosen last in this browser; after that no tab follows another, whose operator may be at work on
 * something else. After a session that ended by itself its user finds it again, as the unsaved forms that were made under it.
 * @param key of the browser's storage, and of the tab's behind the user
 */
export function createTabValue(key: string): TabValue {
  const listeners = createListeners();
  let owner: string | undefined;
  const ofTab = () => (owner === undefined ? undefined : browserStorage.read('session', tabPrefix(owner) + key));
  const get = () => (ofTab() ?? browserStorage.read('local', key)) || undefined;
  /* An empty one is a choice, too. */
  const keep = (value = '') => {
    if (owner !== undefined) browserStorage.write('session', tabPrefix(owner) + key, value);
  };
  return {
    ...listeners,
    get,
    set(value) {
      if ((value || undefined) === get()) return;
      browserStorage.write('local', key, value || undefined);
      keep(value);
      listeners.notify();
    },
    settle(userSid) {
      owner = userSid;
      keep(get());
    },
  };
}
