/* In: an address and the stored token. Out: which page the gate shows, and the way into the console. */
import { flash, flashKeys } from '../../../session/ending/flash';
import { returnPath } from '../../../session/ending/returnPath';
import { tokenStore } from '../../../session/token/tokenStore';
import { forcedChange } from '../password/forcedChange';
import { placeFor, type Place } from './placeFor';

/** What the gate can show. */
export type GatePlace = Exclude<Place, 'must-log-in'>;

/**
 * Decides what an address of this origin shows. One that needs a session is kept for after sign-in and gives way to the sign-in
 * page, with the reason as its message; so it does to a new password while that is due.
 */
export function enter(path: string): GatePlace {
  const { pathname, search } = new URL(path, window.location.origin);
  const stored = tokenStore.read();
  /* The console has just given way to sign-in although the token is kept (specification 1, section 8): a reload opens it again. */
  const isGivenUp = flash.waiting() === flashKeys.unreachable;
  const place = placeFor(pathname, stored.state === 'valid' && !isGivenUp);
  const userSid = stored.state === 'none' ? undefined : stored.claims.user_sid;
  if (place === 'console' && forcedChange.isDue()) {
    returnPath.keep(pathname + search, userSid);
    window.history.replaceState(null, '', '/create-password');
    return 'create-password';
  }
  if (place !== 'must-log-in') return place;
  const isExpired = stored.state === 'expired';
  returnPath.keep(pathname + search, userSid);
  if (!isGivenUp) flash.put({ key: isExpired ? flashKeys.sessionExpired : flashKeys.mustLogIn, kind: 'error' });
  window.history.replaceState(null, '', '/');
  return 'login';
}
