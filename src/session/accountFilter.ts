import { browserStorage } from './browserStorage';
import { createListeners } from './listeners';

/** The filter whose value all lists share (specification 1, section 3: "The browser keeps … account filter"). */
export const sharedFilter = 'account_sid';

const key = 'accountFilter';
const listeners = createListeners();

/** The value of the shared filter; forgotten with the session. */
export const accountFilter = {
  subscribe: listeners.subscribe,
  get: (): string | undefined => browserStorage.read('local', key),
  set(sid: string | undefined): void {
    if (sid === accountFilter.get()) return;
    browserStorage.write('local', key, sid || undefined);
    listeners.notify();
  },
  notify: listeners.notify,
};
