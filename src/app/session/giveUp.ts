import { flash, flashKeys } from '../../session/ending/flash';
import { returnPath } from '../../session/ending/returnPath';
import { sessionStore } from '../../session/sessionStore';

/** Shows the sign-in page with its reason. The token is kept: a reload comes back to the address that is open. */
export function giveUp(): void {
  flash.put({ key: flashKeys.unreachable, kind: 'error' });
  returnPath.keep(window.location.pathname + window.location.search, sessionStore.getSession()?.user_sid);
  window.location.replace('/');
}
