import { ApiError, noticeOf } from '../../../../dataProvider/http/apiError';
import type { PasswordSettings } from '../../../kinds/passwords/passwordComplaints';
import { sessionStore } from '../../../session/sessionStore';
import { gateHttp } from '../enter/gateHttp';
import { gateText } from '../texts/gateTexts';
import { knownNotice } from '../enter/knownNotice';
import { loadPasswordSettings } from './loadPasswordSettings';
import { pageText } from '../texts/pageTexts';

export type LoadSettings = () => Promise<PasswordSettings>;

/** @returns why it was refused, or undefined when the new password holds. */
export type ChangePassword = (old: string, fresh: string) => Promise<string | undefined>;

export const loadSettingsHere: LoadSettings = () => loadPasswordSettings(gateHttp());

/** The API answers a wrong old password with 403 (platform-api 4.5). */
const refusalOf = (reason: unknown): string =>
  reason instanceof ApiError && reason.status === 403 ? pageText('temporary_wrong') : knownNotice(noticeOf(reason).key);

/** By the user's own record: the call named after passwords ends the session (platform-api 4.5, 3.4). */
export const changePassword: ChangePassword = async (old, fresh) => {
  const session = sessionStore.getSession();
  if (!session) return gateText('session_expired');
  try {
    await gateHttp().request(`/Users/${encodeURIComponent(session.user_sid)}`, {
      method: 'PUT',
      body: { old_password: old, new_password: fresh, is_view_only: session.viewOnly },
    });
    return undefined;
  } catch (reason) {
    return refusalOf(reason);
  }
};
