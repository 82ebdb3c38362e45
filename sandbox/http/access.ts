import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';
import { accounts } from '../store/tables.ts';
import type { Row, Value } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Caller, Env } from './caller.ts';
import { isUuid, pathSid, rawSid } from './paths.ts';
import { ConnectionDropped, refuse } from './refusals.ts';

/** Whether an account is within the caller's reach; an account that does not exist is within an admin's only. */
export function reachesAccount(store: Store, caller: Caller, accountSid: Value | undefined): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return accountSid === caller.accountSid;
  return store.find(accounts, accountSid)?.service_provider_sid === caller.serviceProviderSid;
}

/** Whether the caller is of this provider, an account's user or key by way of the account (platform-api 5.2, 5.3). */
export function belongsToProvider(store: Store, caller: Caller, providerSid: string): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'service_provider') return caller.serviceProviderSid === providerSid;
  return store.find(accounts, caller.accountSid)?.service_provider_sid === providerSid;
}

/** Whether a user record belongs to the caller's tenant. */
export function reachesUser(caller: Caller, user: Row | undefined): boolean {
  if (caller.scope === 'admin') return true;
  if (caller.scope === 'account') return user?.account_sid === caller.accountSid;
  return user?.service_provider_sid === caller.serviceProviderSid;
}

/** In front of the admin-only routers (platform-api 1.4). */
export const adminOnly = createMiddleware<Env>(async (c, next) => {
  if (c.get('caller').scope !== 'admin') throw refuse.guard(403, 'insufficient privileges');
  await next();
});

/**
 * In front of the account's limits and prompt cache (platform-api 6.7). It checks the id for everybody but an admin; what an
 * admin sends goes on, and for the prompt cache takes the process down (26.1).
 */
export const accountGuard = (
  store: Store,
  malformedForAdmin: 'crashes' | 'is refused' | 'goes on',
): MiddlewareHandler<Env> =>
  createMiddleware<Env>(async (c, next) => {
    const caller = c.get('caller');
    const sid = rawSid(c);
    if (!isUuid(sid) && caller.scope !== 'admin') throw refuse.guard(400, 'invalid AccountsSid format');
    if (!isUuid(sid) && malformedForAdmin === 'crashes') throw new ConnectionDropped();
    if (!isUuid(sid) && malformedForAdmin === 'is refused') throw refuse.message(400, 'Bad request');
    if (!reachesAccount(store, caller, sid)) throw refuse.guard(403, 'insufficient privileges');
    await next();
  });

/** In front of the provider's limits (platform-api 1.5, 2.4). */
export const providerGuard = createMiddleware<Env>(async (c, next) => {
  const caller = c.get('caller');
  const sid = rawSid(c);
  if (caller.scope === 'account') throw refuse.guard(403, 'insufficient privileges');
  if (caller.scope === 'service_provider' && !isUuid(sid))
    throw refuse.message(500, 'invalid ServiceProvidersSid format');
  if (caller.scope === 'service_provider' && sid !== caller.serviceProviderSid)
    throw refuse.guard(403, 'insufficient privileges');
  pathSid(c);
  await next();
});
