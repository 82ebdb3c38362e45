import { Hono } from 'hono';
import { reachesUser } from '../../http/access.ts';
import type { Caller, Env } from '../../http/caller.ts';
import { pathSid, rawSid } from '../../http/paths.ts';
import { ConnectionDropped, refuse } from '../../http/refusals.ts';
import { done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { userPermissions, users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import { hashPassword } from '../../store/secrets.ts';
import { textOf } from '../../store/text.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';
import { isViewOnly, permissionsOf, scopeOf } from './login.ts';
import { hostedRecord } from './hostedRecord.ts';
import { ownRecord } from './ownRecord.ts';
import { checkPassword } from './passwordPolicy.ts';
import { updateUser } from './updateUser.ts';

/** The caller's tenant as conditions on user rows. */
function tenantConditions(caller: Caller): Record<string, string | null> {
  if (caller.scope === 'admin') return {};
  if (caller.scope === 'account') return { account_sid: caller.accountSid };
  return { service_provider_sid: caller.serviceProviderSid };
}

/** A row of the list: owners and their names only where set, no view-only flag (platform-api 4.1). */
function listRow({ store }: Platform, user: Row) {
  const account = store.find(accounts, user.account_sid);
  const provider = store.find(serviceProviders, user.service_provider_sid);
  return {
    user_sid: user.user_sid,
    name: user.name,
    email: user.email,
    scope: scopeOf(user),
    force_change: user.force_change,
    is_active: user.is_active,
    ...(account && { account_sid: account.account_sid, account_name: account.name }),
    ...(provider && { service_provider_sid: provider.service_provider_sid, service_provider_name: provider.name }),
  };
}

/** What is read of a user to be deleted, and of a missing one in vain. */
const comparedColumn = { admin: 'user_sid', service_provider: 'service_provider_sid', account: 'account_sid' };

const isActiveAdmin = (user: Row) => scopeOf(user) === 'admin' && user.is_active === 1;

/** platform-api 4 */
export function userRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();

  app.get('/', (c) => {
    const rows = store.where(users, tenantConditions(c.get('caller')));
    if (rows.length === 0) throw refuse.message(500, 'failure retrieving users list');
    return json(rows.map((row) => listRow(platform, row)));
  });

  app.get('/me', (c) => {
    const { userSid } = c.get('caller');
    if (!userSid) throw refuse.phrase(403);
    return json(platform.deployment.hosted ? hostedRecord(store, userSid) : ownRecord(store, userSid));
  });

  app.get('/:sid', (c) => {
    const caller = c.get('caller');
    const user = store.find(users, pathSid(c));
    if (!user) throw refuse.message(500, 'failure retrieving user');
    if (!reachesUser(caller, user)) throw refuse.message(403, 'insufficient permissions');
    return json({
      ...without(user, 'hashed_password'),
      is_view_only: isViewOnly(permissionsOf(platform, user.user_sid as string)),
    });
  });

  /** platform-api 4.4 */
  app.post('/', (c) => {
    const caller = c.get('caller');
    const { initial_password: password, is_view_only: viewOnly, ...fields } = c.get('body');
    if (!password) throw new ConnectionDropped();
    const taken = (column: string) =>
      typeof fields[column] === 'string' && store.where(users, { [column]: fields[column] }).length > 0;
    if (taken('name') || taken('email')) throw refuse.message(422, 'invalid username or email');
    checkPassword(store, textOf(password));
    if (caller.scope === 'service_provider') fields.service_provider_sid = caller.serviceProviderSid;
    if (caller.scope === 'account') fields.account_sid = caller.accountSid;
    const sid = store.insert(users, {
      ...fields,
      provider: 'local',
      hashed_password: hashPassword(textOf(password)),
    });
    if (viewOnly) store.insert(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
    return json({ user_sid: sid }, 201);
  });

  app.put('/:sid', (c) => {
    updateUser(platform, c.get('caller'), rawSid(c), c.get('body'));
    return done();
  });

  /** platform-api 4.6 */
  app.delete('/:sid', (c) => {
    const caller = c.get('caller');
    const sid = pathSid(c);
    const user = store.find(users, sid);
    const admins = store.where(users, {}).filter(isActiveAdmin);
    if (!user && (caller.scope !== 'admin' || admins.length === 1))
      throw refuse.message(500, `Cannot read properties of undefined (reading '${comparedColumn[caller.scope]}')`);
    if (!reachesUser(caller, user)) throw refuse.message(403, 'insufficient permissions');
    if (admins.length === 1 && admins[0]?.user_sid === sid) throw refuse.message(400, 'Bad request');
    store.remove(users, sid);
    platform.closeSessions(sid);
    return done();
  });

  return app;
}
