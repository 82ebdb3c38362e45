import { ApiError } from '../dataProvider/http/apiError';
import type { Http } from '../dataProvider/http/http';
import { beginSession } from '../src/session/beginSession';
import type { Session } from '../src/session/session';
import { signIn } from './login';

/** The own record may have been renamed since the token was made; where it cannot be read, the token's name is tried. */
const nameNow = (http: Http, { user_sid, name }: Session): Promise<string> =>
  http.request<{ name?: string } | undefined>(`/Users/${user_sid}`).then(
    ({ body }) => body?.name || name,
    () => name,
  );

/**
 * Lengthens a session by signing in again: the API knows no other way (platform-api 2.1). Nothing but the token changes.
 * @throws ApiError as {@link signIn} does, also where the password turns out to be somebody else's
 */
export async function renewSession(http: Http, session: Session, password: string): Promise<void> {
  const { token, user_sid } = await signIn(http, await nameNow(http, session), password);
  if (user_sid !== session.user_sid) throw new ApiError('errors.invalid_credentials', { status: 403, kind: 'refused' });
  beginSession(token);
}
