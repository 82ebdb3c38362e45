import { noticeOf } from '../../../dataProvider/apiError';
import { signIn } from '../../../authProvider/login';
import { clearSession } from '../../session/endSession';
import { returnPath } from '../../session/returnPath';
import { tokenStore } from '../../session/tokenStore';
import { gateHttp } from './gateHttp';
import { knownNotice } from './knownNotice';
import type { SignIn } from './signIn';

/** Signs in at the API and keeps the token; what an earlier user left in this browser is cleared, the address asked for is not. */
export const signInHere: SignIn = async (username, password) => {
  try {
    const { token, user_sid, force_change } = await signIn(gateHttp(), username, password);
    const asked = returnPath.take(user_sid);
    clearSession({ keepDrafts: true });
    if (asked) returnPath.keep(asked, user_sid);
    tokenStore.write(token);
    return { isSignedIn: true, isChangeForced: force_change };
  } catch (reason) {
    return { isSignedIn: false, reason: knownNotice(noticeOf(reason).key) };
  }
};
