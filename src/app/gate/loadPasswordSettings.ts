import type { Http } from '../../../dataProvider/http';
import type { PasswordSettings } from './passwordPolicy';

/** Never fails: without an answer there is no policy to check, and the API judges alone. */
export async function loadPasswordSettings(http: Http): Promise<PasswordSettings> {
  try {
    const { body } = await http.request<PasswordSettings | undefined>('/PasswordSettings');
    return body ?? {};
  } catch {
    return {};
  }
}
