import { noticeOf } from '../../../dataProvider/apiError';
import { gateHttp } from './gateHttp';
import { knownNotice } from './knownNotice';

/** @returns why no link was sent, or undefined when it was (platform-api 3.5). */
export async function askForLink(email: string): Promise<string | undefined> {
  try {
    await gateHttp().request('/forgot-password', { method: 'POST', body: { email }, anonymous: true });
    return undefined;
  } catch (reason) {
    return knownNotice(noticeOf(reason).key);
  }
}
