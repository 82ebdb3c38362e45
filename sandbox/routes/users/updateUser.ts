import { reachesUser } from '../../http/access.ts';
import type { Body, Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import type { Platform } from '../../platform.ts';
import { userPermissions, users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { hashPassword, passwordMatches } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts } from '../../store/tables.ts';
import { checkPassword } from './passwordPolicy.ts';

/** Moving a user between tenants (platform-api 4.5). */
function checkTenant(store: Store, caller: Caller, user: Row, body: Body): void {
  if (body.account_sid === null || body.service_provider_sid === null)
    throw refuse.message(400, 'Invalid request: user may not be promoted');
  const moves = (name: 'account_sid' | 'service_provider_sid') => name in body && body[name] !== user[name];
  if (caller.scope === 'account' && moves('account_sid'))
    throw refuse.message(400, 'Invalid request: user may not be promoted or moved to another account');
  if (caller.scope !== 'admin' && moves('service_provider_sid'))
    throw refuse.message(400, 'Invalid request: user may not be promoted or moved to another service provider');
  if (!('account_sid' in body)) return;
  const account = store.find(accounts, textOf(body.account_sid));
  if (!account) throw refuse.message(400, 'Invalid request: account_sid does not exist');
  if (account.service_provider_sid !== user.service_provider_sid)
    throw refuse.message(400, 'Invalid request: user may not be moved to another service provider');
}

/** In the order of the real server, which names one fault at a time. */
function checkCombination(store: Store, user: Row, body: Body): void {
  const { name, email, new_password: newPassword, old_password: oldPassword, initial_password: initial } = body;
  if (initial) checkPassword(store, textOf(initial));
  if (!oldPassword !== !newPassword) throw refuse.message(400, 'new_password and old_password both required');
  if (newPassword) checkPassword(store, textOf(newPassword));
  if (name && newPassword) throw refuse.message(400, 'can not change name and password simultaneously');
  if (newPassword && user.provider !== 'local') throw refuse.message(400, 'can not change password when using oauth2');
  if (body.email_activation_code && !email) throw refuse.message(400, 'email and email_activation_code both required');
  const updates = [name, newPassword, email, initial, body.force_change, body.is_active];
  if (!updates.some(Boolean) && body.is_view_only === undefined) throw refuse.message(400, 'no updates requested');
}

/** The columns a password change sets; the current password is that of the user changed, whoever asks. */
function passwordColumns(user: Row, body: Body): Row {
  const { new_password: newPassword, old_password: oldPassword, initial_password: initialPassword } = body;
  if (newPassword) {
    if (!passwordMatches(oldPassword, user.hashed_password)) throw refuse.phrase(403);
    if (oldPassword === newPassword) throw refuse.message(500, 'new password cannot be your old password');
    return { hashed_password: hashPassword(textOf(newPassword)), force_change: 0 };
  }
  return initialPassword ? { hashed_password: hashPassword(textOf(initialPassword)) } : {};
}

/** What is not named here is ignored, unlike everywhere else (platform-api 26.2). */
function plainColumns(body: Body): Body {
  const { name, email, email_activation_code: code, force_change: forceChange, is_active: isActive } = body;
  return {
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(code ? { email_activation_code: code, email_validated: 0 } : {}),
    ...(forceChange !== undefined ? { force_change: forceChange } : {}),
    ...(isActive !== undefined ? { is_active: isActive } : {}),
    ...(body.account_sid ? { account_sid: body.account_sid } : {}),
    ...(body.service_provider_sid ? { service_provider_sid: body.service_provider_sid } : {}),
  };
}

/** Besides the tenant's users: one's own record, and for an API key, which is nobody's, any record at all. */
const mayUpdate = (caller: Caller, user: Row | undefined, sid: string) =>
  caller.scope === 'admin' ||
  (user !== undefined && reachesUser(caller, user)) ||
  caller.userSid === null ||
  caller.userSid === sid;

/** `PUT /Users/:sid` (platform-api 4.5): view-only falls unless it is sent, and a tenant in the body ends the sessions. */
export function updateUser(platform: Platform, caller: Caller, sid: string, body: Body): void {
  const { store } = platform;
  const user = store.find(users, sid);
  if (!mayUpdate(caller, user, sid)) throw refuse.phrase(403);
  if (!user) throw refuse.message(400, 'Invalid request: user_sid does not exist');
  checkTenant(store, caller, user, body);
  checkCombination(store, user, body);
  const columns = { ...plainColumns(body), ...passwordColumns(user, body) };
  if (Object.keys(columns).length > 0) store.update(users, sid, columns);
  store.removeWhere(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
  if (body.is_view_only) store.insert(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
  if (body.account_sid || body.service_provider_sid) platform.closeSessions(sid);
}
