import { randomBytes } from 'node:crypto';
import type { Row } from '../store/database.ts';
import { accountProducts, accountSubscriptions, products } from '../store/hostedTables.ts';
import { accounts } from '../store/tables.ts';
import type { Store } from '../store/store.ts';
import type { Card } from './cards.ts';
import { catalogue, costOf, type Category } from './prices.ts';

export type Quantities = Record<Category, number>;

/** What the plans without payment hold (platform-api 3.6). */
export const freeQuantities: Quantities = { voice_call_session: 1, device: 1 };
export const trialQuantities: Quantities = { voice_call_session: 5, device: 0 };

const sidOf = (row: Row) => row.account_subscription_sid as string;

/** The platform's time in the form in which rows are written. */
export const momentOf = (now: number): string => new Date(now).toISOString().slice(0, 19).replace('T', ' ');

export const activeSubscription = (store: Store, accountSid: string | null): Row | undefined =>
  store.where(accountSubscriptions, { account_sid: accountSid, pending: 0, effective_end_date: null })[0];

/** Those that wait for a payment, the latest last: each would be paid by the next card. */
export const pendingSubscriptions = (store: Store, accountSid: string): Row[] =>
  store
    .where(accountSubscriptions, { account_sid: accountSid, pending: 1, effective_end_date: null })
    .sort((one, other) => String(one.effective_start_date).localeCompare(String(other.effective_start_date)));

export function quantitiesOf(store: Store, subscription: Row): Quantities {
  const rows = store.where(accountProducts, { account_subscription_sid: sidOf(subscription) });
  const quantity = (category: Category) => {
    const product = store.where(products, { category })[0]?.product_sid;
    return Number(rows.find((row) => row.product_sid === product)?.quantity ?? 0);
  };
  return { voice_call_session: quantity('voice_call_session'), device: quantity('device') };
}

/** In cents a month, in the currency of the platform's bills. */
export const monthlyCost = (quantities: Quantities): number =>
  catalogue.reduce((total, { category, prices }) => {
    const price = prices.find(({ currency }) => currency === 'usd');
    return total + (price && quantities[category] > 0 ? costOf(price, quantities[category]) : 0);
  }, 0);

interface NewSubscription {
  accountSid: string;
  quantities: Quantities;
  now: number;
  pending?: string;
  paymentMethod?: string;
  card?: Card;
  /** Kept from the one before: the bills go on. */
  keeps?: Row;
}

const cardColumns = (card: Card | undefined) =>
  card && { last4: card.last4, exp_month: card.exp_month, exp_year: card.exp_year, card_type: card.brand };

/** Adds a subscription with its products and gives its id. */
export function addSubscription(store: Store, { accountSid, quantities, now, ...rest }: NewSubscription): string {
  const { pending, paymentMethod, card, keeps } = rest;
  const kept = keeps && {
    stripe_subscription_id: keeps.stripe_subscription_id,
    stripe_payment_method_id: keeps.stripe_payment_method_id,
    stripe_statement_descriptor: keeps.stripe_statement_descriptor,
    last4: keeps.last4,
    exp_month: keeps.exp_month,
    exp_year: keeps.exp_year,
    card_type: keeps.card_type,
  };
  const paid = paymentMethod && {
    stripe_subscription_id: `sub_${randomBytes(9).toString('hex')}`,
    stripe_payment_method_id: paymentMethod,
    stripe_statement_descriptor: 'SANDBOX VOICE',
    ...cardColumns(card),
  };
  const sid = store.insert(accountSubscriptions, {
    account_sid: accountSid,
    pending: pending ? 1 : 0,
    pending_reason: pending ?? null,
    effective_start_date: momentOf(now),
    ...kept,
    ...paid,
  });
  for (const [category, quantity] of Object.entries(quantities)) {
    const product = store.where(products, { category })[0]?.product_sid;
    store.insert(accountProducts, { account_subscription_sid: sid, product_sid: product, quantity });
  }
  return sid;
}

/** Makes a subscription the one that counts, and its plan that of the account. */
export function activate(store: Store, accountSid: string, sid: string, plan: 'free' | 'paid', now: number): void {
  const others = store
    .where(accountSubscriptions, { account_sid: accountSid, effective_end_date: null })
    .filter((row) => sidOf(row) !== sid);
  for (const row of others) store.update(accountSubscriptions, sidOf(row), { effective_end_date: momentOf(now) });
  store.update(accountSubscriptions, sid, { pending: 0, pending_reason: null });
  store.update(accounts, accountSid, {
    plan_type: plan,
    ...(plan === 'paid' ? { is_active: 1 } : {}),
  });
}

export const keepCard = (store: Store, subscription: Row, paymentMethod: string, card: Card): number =>
  store.update(accountSubscriptions, sidOf(subscription), {
    stripe_payment_method_id: paymentMethod,
    ...cardColumns(card),
  });

/** By which a payment that asks for more is known to the card's owner. */
export const clientSecretOf = (subscription: Row): string =>
  `pi_${sidOf(subscription).replaceAll('-', '')}_secret_${String(subscription.stripe_subscription_id).slice(4)}`;

const month = 30 * 86_400_000;

/** The month that is paid for: how much of it is left, from 0 to 1, and when it ends (milliseconds since 1970). */
export function billingMonth(subscription: Row, now: number): { left: number; end: number } {
  const start = Date.parse(String(subscription.effective_start_date));
  const gone = Math.max(0, now - start) % month;
  return { left: (month - gone) / month, end: now + month - gone };
}

/** Changes what a subscription holds; the month that is paid for stays. */
export function setQuantities(store: Store, subscription: Row, quantities: Quantities): void {
  for (const row of store.where(accountProducts, { account_subscription_sid: sidOf(subscription) })) {
    const category = store.find(products, row.product_sid)?.category as Category;
    store.update(accountProducts, row.account_product_sid as string, { quantity: quantities[category] });
  }
}
