import { refuse } from '../../http/refusals.ts';
import { passwordSettings } from '../../store/accessTables.ts';
import type { Store } from '../../store/store.ts';

const special = new Set('!@#$%^&*()_+-=[]{};\':"\\|,.<>/?');

/** For users made or changed through the users' routes only (platform-api 4.7). */
export function checkPassword(store: Store, password: string): void {
  const settings = store.where(passwordSettings, {})[0];
  if (!settings) {
    if (password.length < 8 || password.length > 20)
      throw refuse.message(400, 'password length must be between 8 and 20');
    return;
  }
  if (password.length < Number(settings.min_password_length))
    throw refuse.message(400, `password must be at least ${settings.min_password_length} characters long`);
  if (settings.require_digit && !/\d/.test(password))
    throw refuse.message(400, 'password must contain at least one digit');
  if (settings.require_special_character && ![...password].some((character) => special.has(character)))
    throw refuse.message(400, 'password must contain at least one special character');
}
