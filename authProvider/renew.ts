import { ApiError } from '../dataProvider/apiError';
import type { Http } from '../dataProvider/http';
import { beginSession } from '../src/session/beginSession';
import type { Session } from '../src/session/session';
import { signIn } from './login';

/**
 * Lengthens a session by signing in again: the API knows no other way (platform-api 2.1). Nothing but the token changes.
 * @throws ApiError as {@link signIn} does, also where the password turns out to be somebody else's
 */
export async function renewSession(http: Http, { user_sid: own, name }: Session, password: string): Promise<void> {
  const { token, user_sid } = await signIn(http, name, password);
  if (user_sid !== own) throw new ApiError('errors.invalid_credentials', { status: 403, kind: 'refused' });
  beginSession(token);
}
