import { browserStorage } from '../../../session/storage/browserStorage';

const key = 'termsAccepted';

/** That the terms were accepted in this tab; nobody registers before. */
export const acceptance = {
  given: (): boolean => browserStorage.read('session', key) === '1',
  give: (isGiven: boolean): void => browserStorage.write('session', key, isGiven ? '1' : undefined),
};
