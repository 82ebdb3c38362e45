import { ApiError, noticeOf } from '../../../../dataProvider/http/apiError';
import { createHttp } from '../../../../dataProvider/http/http';
import type { PasswordSettings } from '../../../kinds/passwords/passwordComplaints';
import { runtimeConfig } from '../../settings/runtimeConfig';
import { knownNotice } from '../enter/knownNotice';
import { loadPasswordSettings } from './loadPasswordSettings';
import { pageText } from '../texts/pageTexts';

export interface OpenedLink {
  settings: PasswordSettings;
  /** @returns why it was refused, or undefined when the new password holds. */
  setPassword(fresh: string): Promise<string | undefined>;
}

/** What a link from a reset email gives: the way to a new password, or why not. */
export type ResetLink = OpenedLink | { refusal: string };

const refusalOf = (reason: unknown): string =>
  reason instanceof ApiError && [403, 404].includes(reason.status)
    ? pageText('link_invalid')
    : knownNotice(noticeOf(reason).key);

/**
 * Exchanges the link for a session (platform-api 3.2, 3.5). Its token is never stored: whoever only opens a link is not signed in.
 * @param link the last part of the address
 */
export async function openResetLink(link: string): Promise<ResetLink> {
  let token: string | undefined;
  const http = createHttp({ apiBase: runtimeConfig().apiBaseUrl, token: () => token });
  try {
    const { body } = await http.request<{ jwt?: string } | undefined>('/signin', {
      method: 'POST',
      body: { link },
      anonymous: true,
    });
    token = body?.jwt;
  } catch (reason) {
    return { refusal: refusalOf(reason) };
  }
  return {
    /* The longest length of a platform without a policy does not hold here (platform-api 4.7). */
    settings: { require_digit: 0, require_special_character: 0, ...(await loadPasswordSettings(http)) },
    async setPassword(fresh) {
      try {
        await http.request('/change-password', { method: 'POST', body: { old_password: link, new_password: fresh } });
        return undefined;
      } catch (reason) {
        return knownNotice(noticeOf(reason).key);
      }
    },
  };
}
