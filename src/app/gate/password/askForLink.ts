import { noticeOf } from '../../../../dataProvider/http/apiError';
import { gateHttp } from '../enter/gateHttp';
import { knownNotice } from '../enter/knownNotice';

/** @returns why no link was sent, or undefined when it was (platform-api 3.5). */
export async function askForLink(email: string): Promise<string | undefined> {
  try {
    await gateHttp().request('/forgot-password', { method: 'POST', body: { email }, anonymous: true });
    return undefined;
  } catch (reason) {
    return knownNotice(noticeOf(reason).key);
  }
}
