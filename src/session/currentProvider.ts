import { browserStorage } from './browserStorage';
import { createListeners } from './listeners';

const key = 'activeServiceProvider';
const listeners = createListeners();

/** The service provider that an admin has chosen to look at; forgotten with the session. */
export const currentProvider = {
  subscribe: listeners.subscribe,
  get: (): string | undefined => browserStorage.read('local', key),
  set(sid: string | undefined): void {
    if (sid === currentProvider.get()) return;
    browserStorage.write('local', key, sid);
    listeners.notify();
  },
  notify: listeners.notify,
};
