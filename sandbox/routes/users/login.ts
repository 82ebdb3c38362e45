import { Hono } from 'hono';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../http/caller.ts';
import { json, phrase } from '../../http/responses.ts';
import { refuse } from '../../http/refusals.ts';
import { signToken, type Scope } from '../../http/token.ts';
import type { Platform } from '../../platform.ts';
import { userPermissions, users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { passwordMatches } from '../../store/secrets.ts';
import { textOf } from '../../store/text.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';

const attempts = 5;
const lockSeconds = 1800;

/** A key has no user, and the real server looks up a session under the hash of nothing. */
const hashOfNobody =
  'The "data" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received undefined';

function failures(platform: Platform, name: string): number {
  const values = [name, platform.seconds];
  const row = platform.database.get('SELECT count FROM failed_logins WHERE name = ? AND expires_at > ?', values);
  return Number(row?.count ?? 0);
}

/** Counts a wrong password and refuses it; a later success does not take it back (platform-api 3.1). */
function refuseWrongPassword(platform: Platform, name: string, before: number): never {
  const expiry = platform.seconds + lockSeconds;
  platform.database.run('INSERT OR REPLACE INTO failed_logins VALUES (?, ?, ?)', [name, before + 1, expiry]);
  if (before + 1 > attempts)
    throw refuse.error(403, `Maximum login attempts reached. Please try again in ${lockSeconds} seconds.`);
  throw refuse.phrase(403);
}

/** Only the two ids decide: a user with an account but no provider is an admin (platform-api 2.1). */
export function scopeOf(user: Row): Scope {
  if (!user.service_provider_sid) return 'admin';
  return user.account_sid ? 'account' : 'service_provider';
}

export function permissionsOf(platform: Platform, userSid: string): string[] {
  return platform.store.where(userPermissions, { user_sid: userSid }).map((row) => row.permission as string);
}

export const isViewOnly = (permissions: string[]): boolean =>
  permissions.length === 1 && permissions[0] === 'VIEW_ONLY';

/** Names of what a user belongs to, only for the levels the scope has. */
function tenantOf({ store }: Platform, user: Row): Record<string, string> {
  const scope = scopeOf(user);
  const provider = scope === 'admin' ? undefined : store.find(serviceProviders, user.service_provider_sid);
  const account = scope === 'account' ? store.find(accounts, user.account_sid) : undefined;
  return {
    ...(provider && {
      service_provider_sid: provider.service_provider_sid as string,
      service_provider_name: provider.name as string,
    }),
    ...(account && { account_sid: account.account_sid as string, account_name: account.name as string }),
  };
}

/** platform-api 3.1, 3.3 */
export function loginRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/login', async (c) => {
    await delay(platform.loginDelay);
    const { username, password } = c.get('body');
    if (!username || !password) return phrase(400);
    const name = textOf(username);
    const user = platform.store.where(users, { name })[0];
    if (user?.provider !== 'local') return phrase(403);
    const before = failures(platform, name);
    if (before > attempts)
      throw refuse.error(403, 'Maximum login attempts reached. Please try again later or reset your password.');
    if (!passwordMatches(password, user.hashed_password)) refuseWrongPassword(platform, name, before);

    const userSid = user.user_sid as string;
    const answer = {
      scope: scopeOf(user),
      permissions: permissionsOf(platform, userSid),
      ...tenantOf(platform, user),
      user_sid: userSid,
    };
    const iat = platform.seconds;
    const token = signToken(
      { ...answer, is_view_only: isViewOnly(answer.permissions), name, iat, exp: iat + platform.tokenLifetime },
      platform.secret,
    );
    platform.openSession(userSid);
    return json({ token, ...answer, force_change: user.force_change === 1 });
  });

  app.post('/logout', (c) => {
    const { userSid } = c.get('caller');
    if (!userSid) throw refuse.message(500, hashOfNobody);
    platform.closeSessions(userSid);
    return c.body(null, 204);
  });

  return app;
}
