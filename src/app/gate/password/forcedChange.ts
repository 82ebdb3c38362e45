/* In: a temporary password, or the link of a reset mail. Out: a new password that holds to the policy. */
import { browserStorage } from '../../../session/storage/browserStorage';

/** Goes with the session, as everything that is stored does. */
const key = 'mustChangePassword';

/**
 * The password that was just used to sign in, for a forced change. It lives in memory only: after a reload the page asks for it
 * again, which is better than a clear password in the browser's storage. That a change is due is stored: a reload, another tab and
 * the way back lead nowhere else.
 */
let temporaryPassword: string | undefined;

export const forcedChange = {
  begin(password: string): void {
    temporaryPassword = password;
    browserStorage.write('local', key, '1');
  },
  isDue: (): boolean => browserStorage.read('local', key) !== undefined,
  password: (): string | undefined => temporaryPassword,
  end(): void {
    temporaryPassword = undefined;
    browserStorage.write('local', key, undefined);
  },
};
