/** What stands in the way of the end of an account, or is taken out of it first (platform-api 6.3). */
export type Call = <T = unknown>(
  path: string,
  options?: { method?: 'POST' | 'PUT' | 'DELETE'; body?: unknown },
) => Promise<T>;

/** What has to be typed, in every language (specification 1, section 5). */
export const deletePhrase = 'delete my account';

interface Account {
  device_calling_application_sid?: string | null;
  siprec_hook_sid?: string | null;
}

/** Clients keep an account from being deleted: the platform would fail half-way, its users gone already. */
export class HasClients extends Error {}

/** The platform deletes whatever password it is sent: it is asked first whether it is the user's. */
export class WrongPassword extends Error {}

/** Who deletes, where users have a password of the platform's own. */
interface Credentials {
  username: string;
  password: string;
}

const statusOf = (reason: unknown): number => (reason as { status?: number } | null)?.status ?? 0;

async function checkPassword(call: Call, credentials: Credentials): Promise<void> {
  try {
    await call('/login', { method: 'POST', body: credentials });
  } catch (reason) {
    const isLockedOut = /attempts/.test((reason as Error).message);
    throw statusOf(reason) === 403 && !isLockedOut ? new WrongPassword() : reason;
  }
}

/**
 * Deletes an account for good. What would make the platform fail half-way is looked for first: clients are somebody's devices and
 * are left to their owner; the account's own references to its applications are taken out. After an answer that says nothing, the
 * account is looked for.
 * @param credentials of a user of the platform's own; others have none
 * @throws WrongPassword, HasClients, or the platform's refusal
 */
export async function deleteAccount(call: Call, sid: string, credentials: Credentials | undefined): Promise<void> {
  const path = `/Accounts/${encodeURIComponent(sid)}`;
  if (credentials) await checkPassword(call, credentials);
  const clients = await call<{ account_sid?: string }[]>('/Clients');
  if (clients.some(({ account_sid: of }) => of === sid)) throw new HasClients();
  const account = await call<Account>(path);
  if (account.device_calling_application_sid || account.siprec_hook_sid) {
    const body = { device_calling_application_sid: null, siprec_hook_sid: null };
    await call(path, { method: 'PUT', body });
  }
  try {
    await call(path, { method: 'DELETE', body: credentials ? { password: credentials.password } : {} });
  } catch (reason) {
    const isAnswer = statusOf(reason) >= 400 && statusOf(reason) < 500;
    const isGone =
      !isAnswer &&
      (await call(path).then(
        () => false,
        (missing: unknown) => statusOf(missing) === 404,
      ));
    if (!isGone) throw reason;
  }
}
