/** What stands in the way of the end of an account, or is taken out of it first (platform-api 6.3). */
export type Call = <T = unknown>(path: string, options?: { method?: 'PUT' | 'DELETE'; body?: unknown }) => Promise<T>;

/** What has to be typed, in every language (specification 1, section 5). */
export const deletePhrase = 'delete my account';

interface Account {
  device_calling_application_sid?: string | null;
  siprec_hook_sid?: string | null;
}

/** Clients keep an account from being deleted: the platform would fail half-way, its users gone already. */
export class HasClients extends Error {}

/**
 * Deletes an account for good. What would make the platform fail half-way is looked for first: clients are somebody's devices and
 * are left to their owner; the account's own references to its applications are taken out.
 * @param password of a user of the platform's own; others have none
 * @throws HasClients, or the platform's refusal
 */
export async function deleteAccount(call: Call, sid: string, password: string | undefined): Promise<void> {
  const path = `/Accounts/${encodeURIComponent(sid)}`;
  const clients = await call<{ account_sid?: string }[]>('/Clients');
  if (clients.some(({ account_sid: of }) => of === sid)) throw new HasClients();
  const account = await call<Account>(path);
  if (account.device_calling_application_sid || account.siprec_hook_sid) {
    const body = { device_calling_application_sid: null, siprec_hook_sid: null };
    await call(path, { method: 'PUT', body });
  }
  await call(path, { method: 'DELETE', body: password === undefined ? {} : { password } });
}
