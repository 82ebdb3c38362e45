import { activeSubscription } from '../../hosted/subscriptions.ts';
import { apiKeys, users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { accountProducts, products } from '../../store/hostedTables.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';
import { userOf } from './ownRecord.ts';

const keyOf = ({ api_key_sid, token, last_used, created_at }: Row) => ({ api_key_sid, token, last_used, created_at });

function subscriptionOf(store: Store, subscription: Row) {
  const bought = store.where(accountProducts, {
    account_subscription_sid: subscription.account_subscription_sid ?? null,
  });
  const { last4, exp_month, exp_year, card_type, stripe_statement_descriptor: descriptor } = subscription;
  return {
    status: 'active',
    account_subscription_sid: subscription.account_subscription_sid,
    start_date: subscription.effective_start_date,
    products: bought.map(({ product_sid: sid, quantity }) => ({ name: store.find(products, sid)?.name, quantity })),
    ...(last4 ? { last4, exp_month, exp_year, card_type, statement_descriptor: descriptor } : {}),
  };
}

/** `GET /Users/me` in hosted mode: for users of an account that has a subscription, nobody else (platform-api 4.2). */
export function hostedRecord(store: Store, userSid: string) {
  const user = store.find(users, userSid) as Row;
  const account = store.find(accounts, user.account_sid);
  if (!account) throw new TypeError("Cannot destructure property 'user' of '(intermediate value)' as it is undefined.");
  const subscription = activeSubscription(store, account.account_sid as string);
  if (!subscription) throw new Error('account is missing a subscription');
  const provider = store.find(serviceProviders, account.service_provider_sid);
  return {
    user: userOf(without(user, 'account_sid')),
    account: { ...account, is_active: account.is_active === 1, root_domain: provider?.root_domain ?? null },
    api_keys: store.where(apiKeys, { account_sid: account.account_sid ?? null }).map(keyOf),
    subscription: subscriptionOf(store, subscription),
    static_ips: [],
  };
}
