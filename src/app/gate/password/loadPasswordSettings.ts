import type { Http } from '../../../../dataProvider/http/http';
import { policyUnread, type PasswordSettings } from '../../../kinds/passwords/passwordComplaints';

/** Never fails: where the policy cannot be read, one of few words stands in for it. */
export async function loadPasswordSettings(http: Http): Promise<PasswordSettings> {
  try {
    const { body } = await http.request<PasswordSettings | undefined>('/PasswordSettings');
    return body ?? policyUnread;
  } catch {
    return policyUnread;
  }
}
