import { browserStorage } from '../storage/browserStorage';
import { flashKeys, readFlash, type Flash } from './flash';
import { lastWordsKey } from '../storage/kept';

/** Why the session of this browser ended, for the tabs that did not end it. */
export const lastWords = {
  leave: (message: Flash): void => browserStorage.write('local', lastWordsKey, JSON.stringify(message)),
  read: (): Flash =>
    readFlash(browserStorage.read('local', lastWordsKey)) ?? { key: flashKeys.sessionExpired, kind: 'error' },
};
