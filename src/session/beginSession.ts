import { accountFilter } from './choices/accountFilter';
import { currentProvider } from './choices/currentProvider';
import { drafts } from './ending/drafts';
import { clearSession } from './ending/endSession';
import { flash } from './ending/flash';
import { returnPath } from './ending/returnPath';
import { browserStorage } from './storage/browserStorage';
import { clockOffset } from './token/serverClock';
import { readToken } from './token/token';
import { tokenStore } from './token/tokenStore';

/** @param issued seconds since the epoch at which the platform has just given a token */
function noteClock(issued: number | undefined): void {
  if (issued !== undefined) browserStorage.write('local', clockOffset, String(issued * 1000 - Date.now()));
}

/**
 * Begins the session of a token that the API has just given. Of whoever used this browser before, nothing is left but preferences;
 * the address that was asked for and the own unsaved forms wait on. Where the same user is signed in already, e.g. in another tab,
 * that session goes on with the new token.
 */
export function beginSession(token: string): void {
  const claims = readToken(token);
  const userSid = claims?.user_sid;
  if (readToken(tokenStore.text())?.user_sid !== userSid) {
    const asked = returnPath.take(userSid);
    clearSession({ draftsOf: userSid });
    if (asked) returnPath.keep(asked, userSid);
  }
  noteClock(claims?.iat);
  tokenStore.write(token);
}

/** The console has opened for a user: what still waits in this tab for anybody else is forgotten, and its choices are its own. */
export function settleIn(userSid: string): void {
  flash.take();
  drafts.dropOthers(userSid);
  [currentProvider, accountFilter].forEach((choice) => choice.settle(userSid));
}
