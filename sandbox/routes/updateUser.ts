import { reachesUser } from '../http/access.ts';
import type { Body, Caller } from '../http/caller.ts';
import { refuse } from '../http/refusals.ts';
import type { Platform } from '../platform.ts';
import { userPermissions, users } from '../store/accessTables.ts';
import type { Row } from '../store/database.ts';
import { hashPassword, passwordMatches } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { textOf } from '../store/text.ts';
import { accounts } from '../store/tables.ts';
import { checkPassword } from './passwordPolicy.ts';

/** Moving a user between tenants (platform-api 4.5). */
function checkTenant(store: Store, caller: Caller, user: Row, body: Body): void {
  if (body.account_sid === null || body.service_provider_sid === null)
    throw refuse.message(400, 'Invalid request: user may not be promoted');
  const moves = (name: 'account_sid' | 'service_provider_sid') => body[name] && body[name] !== user[name];
  if (caller.scope === 'account' && moves('account_sid'))
    throw refuse.message(400, 'Invalid request: user may not be moved to another account');
  if (caller.scope !== 'admin' && moves('service_provider_sid'))
    throw refuse.message(400, 'Invalid request: user may not be moved to another service provider');
  if (!body.account_sid) return;
  const account = store.find(accounts, textOf(body.account_sid));
  if (!account) throw refuse.message(400, 'Invalid request: account_sid does not exist');
  if (account.service_provider_sid !== user.service_provider_sid)
    throw refuse.message(400, 'Invalid request: user may not be moved to another service provider');
}

function checkCombination(body: Body): void {
  const { name, email, new_password: newPassword, old_password: oldPassword } = body;
  const updates = [name, newPassword, email, body.initial_password, body.force_change, body.is_active];
  if (!updates.some(Boolean) && body.is_view_only === undefined) throw refuse.message(400, 'no updates requested');
  if (name && newPassword) throw refuse.message(400, 'can not change name and password simultaneously');
  if (!oldPassword !== !newPassword) throw refuse.message(400, 'new_password and old_password both required');
  if (body.email_activation_code && !email) throw refuse.message(400, 'email and email_activation_code both required');
}

/** The columns a password change sets; the current password is that of the user changed, whoever asks. */
function passwordColumns(store: Store, user: Row, body: Body): Row {
  const { new_password: newPassword, old_password: oldPassword, initial_password: initialPassword } = body;
  if (newPassword) {
    if (user.provider !== 'local') throw refuse.message(400, 'can not change password when using oauth2');
    if (!passwordMatches(oldPassword, user.hashed_password)) throw refuse.phrase(403);
    if (oldPassword === newPassword) throw refuse.message(500, 'new password cannot be your old password');
    checkPassword(store, textOf(newPassword));
    return { hashed_password: hashPassword(textOf(newPassword)), force_change: 0 };
  }
  if (!initialPassword) return {};
  checkPassword(store, textOf(initialPassword));
  return { hashed_password: hashPassword(textOf(initialPassword)) };
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

/** `PUT /Users/:sid` (platform-api 4.5): view-only falls unless it is sent, and a tenant in the body ends the sessions. */
export function updateUser(platform: Platform, caller: Caller, user: Row, body: Body): void {
  const { store } = platform;
  if (!reachesUser(caller, user)) throw refuse.phrase(403);
  checkTenant(store, caller, user, body);
  checkCombination(body);
  const sid = user.user_sid as string;
  const columns = { ...plainColumns(body), ...passwordColumns(store, user, body) };
  if (Object.keys(columns).length > 0) store.update(users, sid, columns);
  store.removeWhere(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
  if (body.is_view_only) store.insert(userPermissions, { user_sid: sid, permission: 'VIEW_ONLY' });
  if (body.account_sid || body.service_provider_sid) platform.closeSessions(sid);
}
