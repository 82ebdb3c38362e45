import { readToken } from '../token/token';
import { tokenStore } from '../token/tokenStore';
import { drafts } from './drafts';

let reloading = false;

/** Whether the page is being loaded anew with everything that is typed kept: nobody has to be asked. */
export const isReloading = (): boolean => reloading;

/** Loads the page anew; open forms offer then what was typed. */
export function reloadPage(): void {
  const user = readToken(tokenStore.text())?.user_sid;
  if (user) drafts.keep(user);
  reloading = true;
  window.location.reload();
}
