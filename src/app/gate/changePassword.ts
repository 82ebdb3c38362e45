import { noticeOf } from '../../../dataProvider/apiError';
import { sessionStore } from '../../session/sessionStore';
import { gateHttp } from './gateHttp';
import { gateText } from './gateTexts';
import { knownNotice } from './knownNotice';
import type { PasswordSettings } from './passwordPolicy';

/** Never fails: without an answer there is no policy to check, and the API judges alone. */
export type LoadPasswordSettings = () => Promise<PasswordSettings>;

/** @returns why it was refused, or undefined when the new password holds. */
export type ChangePassword = (old: string, fresh: string) => Promise<string | undefined>;

export const loadPasswordSettings: LoadPasswordSettings = async () => {
  try {
    const { body } = await gateHttp().request<PasswordSettings | undefined>('/PasswordSettings');
    return body ?? {};
  } catch {
    return {};
  }
};

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
    return knownNotice(noticeOf(reason).key);
  }
};
