import { users } from '../../store/accessTables.ts';
import type { Table } from '../../store/columns.ts';
import type { Row, Value } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';

/** An owner the user does not have is an object full of nulls, never null itself. */
const rowOrNulls = (store: Store, table: Table, sid: Value | undefined): Row =>
  store.find(table, sid) ?? Object.fromEntries(Object.keys(table.columns).map((name) => [name, null]));

/** A user as they see themselves. */
export const userOf = (user: Row) => ({
  ...without(user, 'hashed_password', 'email_activation_code', 'phone_activation_code'),
  email_validated: user.email_validated === 1,
  phone_validated: user.phone_validated === 1,
  force_change: user.force_change === 1,
});

/** `GET /Users/me` outside hosted mode (platform-api 4.2). */
export function ownRecord(store: Store, userSid: string) {
  const user = store.find(users, userSid) as Row;
  return {
    user: userOf(user),
    account: rowOrNulls(store, accounts, user.account_sid),
    sp: rowOrNulls(store, serviceProviders, user.service_provider_sid),
  };
}
