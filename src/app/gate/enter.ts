import { flash, flashKeys } from '../../session/flash';
import { returnPath } from '../../session/returnPath';
import { tokenStore } from '../../session/tokenStore';
import { placeFor, type Place } from './placeFor';

/**
 * Decides what an address of this origin shows. One that needs a session is kept for after sign-in and gives way to the sign-in
 * page, with the reason as its message.
 */
export function enter(path: string): Exclude<Place, 'must-log-in'> {
  const { pathname, search } = new URL(path, window.location.origin);
  const { state } = tokenStore.read();
  const place = placeFor(pathname, state === 'valid');
  if (place !== 'must-log-in') return place;
  returnPath.keep(pathname + search);
  flash.put({ key: state === 'expired' ? flashKeys.sessionExpired : flashKeys.mustLogIn, kind: 'error' });
  window.history.replaceState(null, '', '/');
  return 'login';
}
