import { apiKeys, teamsTenants, users } from '../../store/accessTables.ts';
import { accountSubscriptions } from '../../store/hostedTables.ts';
import { speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';
import { accounts, applications, phoneNumbers, sipGateways, voipCarriers } from '../../store/tables.ts';
import { removeUnusedHooks } from '../applications/hooks.ts';

/**
 * Deletes an account with what hangs on it, step by step: a reference that stands in the way fails the request after users and
 * keys are gone (platform-api 6.3).
 */
export function removeAccount(store: Store, sid: string): void {
  const account = store.find(accounts, sid);
  if (!account) throw new TypeError("Cannot destructure property 'sip_realm' of 'account[0]' as it is undefined.");
  for (const subscription of store.where(accountSubscriptions, { account_sid: sid }))
    store.remove(accountSubscriptions, subscription.account_subscription_sid as string);
  for (const table of [speechCredentials, apiKeys, users, phoneNumbers, teamsTenants])
    store.removeWhere(table, { account_sid: sid });
  for (const carrier of store.where(voipCarriers, { account_sid: sid }))
    store.removeWhere(sipGateways, { voip_carrier_sid: carrier.voip_carrier_sid ?? null });
  for (const table of [voipCarriers, applications]) store.removeWhere(table, { account_sid: sid });
  store.remove(accounts, sid);
  removeUnusedHooks(store, [account.registration_hook_sid]);
}
