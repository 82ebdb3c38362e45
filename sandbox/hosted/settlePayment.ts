import type { Platform } from '../platform.ts';
import { accountSubscriptions } from '../store/hostedTables.ts';
import { activate, clientSecretOf, monthlyCost, quantitiesOf } from './subscriptions.ts';

/**
 * What the provider of card payment reports once the owner of a card has answered: paid, the subscription counts; otherwise it goes
 * on waiting for another card (platform-api 21.3).
 * @returns whether there is such a payment
 */
export function settlePayment(platform: Platform, clientSecret: string, isPaid: boolean): boolean {
  const { store, outside } = platform;
  const waiting = store.where(accountSubscriptions, { pending: 1 });
  const subscription = waiting.find((row) => clientSecretOf(row) === clientSecret);
  if (!subscription) return false;
  if (!isPaid) return true;
  const accountSid = subscription.account_sid as string;
  const amount = monthlyCost(quantitiesOf(store, subscription));
  outside.charge({ account_sid: accountSid, amount, reason: 'confirmed' });
  activate(store, accountSid, subscription.account_subscription_sid as string, 'paid', platform.now());
  return true;
}
