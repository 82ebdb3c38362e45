import { ApiError } from '../dataProvider/http/apiError';
import type { Http } from '../dataProvider/http/http';
import type { Scope } from '../src/schema/types';

/** What a sign-in gives (platform-api 3.1). */
export interface SignedIn {
  token: string;
  /** The password must be changed now. */
  force_change: boolean;
  user_sid: string;
  scope: Scope;
}

const lockedOut = /maximum login attempts/i;

/** Specification 1, section 8: above 400 and below 500 the credentials are wrong; a lock-out has words of its own. */
const messageOf = ({ status, kind, message }: ApiError): string => {
  if (status === 403 && lockedOut.test(message)) return message;
  if (status === 429) return message;
  if (status > 400 && status < 500) return 'errors.invalid_credentials';
  return status >= 500 || kind === 'network' ? 'errors.server_unreachable' : 'errors.generic';
};

const failure = (reason: unknown): ApiError => {
  if (!(reason instanceof ApiError)) return new ApiError('errors.generic', { status: 0, kind: 'unreadable' });
  const { status, kind, messageKey, messageArgs } = reason;
  return new ApiError(messageOf(reason), {
    status,
    kind,
    ...(messageKey && messageArgs ? { messageKey, messageArgs } : {}),
  });
};

/**
 * Signs in by name and password; stores nothing.
 * @throws ApiError whose message is what the login page shows: the server's words, or a key of `errors`.
 */
export async function signIn(http: Http, username: string, password: string): Promise<SignedIn> {
  const body = { username, password };
  const answer = await http
    .request<Partial<SignedIn> | undefined>('/login', { method: 'POST', body, anonymous: true })
    .catch((reason: unknown) => Promise.reject(failure(reason)));
  const { token, user_sid = '', scope = 'account', force_change } = answer.body ?? {};
  if (typeof token !== 'string' || token === '') {
    throw new ApiError('errors.generic', { status: answer.status, kind: 'unreadable' });
  }
  return { token, user_sid, scope, force_change: force_change === true };
}
