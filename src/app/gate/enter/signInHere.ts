import { noticeOf } from '../../../../dataProvider/http/apiError';
import { signIn } from '../../../../authProvider/login';
import { beginSession } from '../../../session/beginSession';
import { forcedChange } from '../password/forcedChange';
import { gateHttp } from './gateHttp';
import { knownNotice } from './knownNotice';
import { nextPlace } from './nextPlace';
import type { SignIn } from './signInOutcome';

/** Signs in at the API and begins the session; a forced change of the password comes before everything else. */
export const signInHere: SignIn = async (username, password) => {
  try {
    const http = gateHttp();
    const { token, force_change } = await signIn(http, username, password);
    beginSession(token);
    forcedChange.end();
    if (!force_change) return { isSignedIn: true, next: await nextPlace(http) };
    forcedChange.begin(password);
    return { isSignedIn: true, next: '/create-password' };
  } catch (reason) {
    return { isSignedIn: false, reason: knownNotice(noticeOf(reason).key) };
  }
};
