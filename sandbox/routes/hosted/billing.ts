import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done, json } from '../../http/responses.ts';
import { catalogue } from '../../hosted/prices.ts';
import {
  activeSubscription,
  billingMonth,
  clientSecretOf,
  monthlyCost,
  pendingSubscription,
  quantitiesOf,
} from '../../hosted/subscriptions.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { products } from '../../store/hostedTables.ts';
import { accounts } from '../../store/tables.ts';

/** What a caller without an account gets of billing (platform-api 21). */
export const noSubscription = (): Error =>
  new TypeError("Cannot read properties of undefined (reading 'stripe_customer_id')");

/** platform-api 21.1; without hosted mode there is nobody who could tell. */
export function priceRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.get('/', () => {
    if (!platform.deployment.hosted) throw new TypeError('listProducts is not a function');
    const sidOf = (category: string) => store.where(products, { category })[0]?.product_sid;
    return json(catalogue.map((product) => ({ product_sid: sidOf(product.category), ...product })));
  });
  return app;
}

/** platform-api 21.2 */
export function customerRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  const ownAccount = (accountSid: string | null): Row => {
    const account = store.find(accounts, accountSid);
    if (!account) throw refuse.phrase(404);
    return account;
  };
  app.get('/', (c) => {
    const account = ownAccount(c.get('caller').accountSid);
    const known = account.stripe_customer_id;
    const customer = known ?? `cus_${randomBytes(7).toString('hex')}`;
    if (!known) store.update(accounts, account.account_sid as string, { stripe_customer_id: customer });
    return json({ stripe_customer_id: customer });
  });
  app.delete('/', (c) => {
    const account = ownAccount(c.get('caller').accountSid);
    if (!account.stripe_customer_id) throw refuse.phrase(404);
    store.update(accounts, account.account_sid as string, { stripe_customer_id: null });
    return done();
  });
  return app;
}

const hosted = (invoice: string) => `https://invoice.example.com/${invoice}`;

/** The subscription as the provider of card payment sees it, with the invoice that was made last. */
function seenByProvider(platform: Platform, row: Row) {
  const { store } = platform;
  const isPending = row.pending === 1;
  const invoice = `in_${String(row.stripe_subscription_id).slice(4)}`;
  const total = monthlyCost(quantitiesOf(store, row));
  const { end } = billingMonth(row, platform.now());
  return {
    id: row.stripe_subscription_id,
    object: 'subscription',
    status: isPending ? 'incomplete' : 'active',
    currency: 'usd',
    current_period_end: Math.floor(end / 1000),
    latest_invoice: {
      id: invoice,
      object: 'invoice',
      number: invoice.slice(-8).toUpperCase(),
      status: isPending ? 'open' : 'paid',
      created: Math.floor(Date.parse(String(row.effective_start_date)) / 1000),
      currency: 'usd',
      total,
      amount_paid: isPending ? 0 : total,
      amount_due: isPending ? total : 0,
      hosted_invoice_url: hosted(invoice),
      invoice_pdf: `${hosted(invoice)}/pdf`,
      payment_intent: isPending
        ? { status: 'requires_action', client_secret: clientSecretOf(row) }
        : { status: 'succeeded' },
    },
  };
}

/** platform-api 21.4 */
export function readSubscriptionRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const { accountSid } = c.get('caller');
    if (!accountSid) throw noSubscription();
    const row = pendingSubscription(platform.store, accountSid) ?? activeSubscription(platform.store, accountSid);
    if (!row?.stripe_subscription_id) throw refuse.phrase(404);
    return json(seenByProvider(platform, row));
  });
  return app;
}

/** The next invoice; those before it nobody tells (platform-api 21.4). */
export function invoiceRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const { accountSid } = c.get('caller');
    const account = store.find(accounts, accountSid);
    if (!account) throw noSubscription();
    if (!account.stripe_customer_id) throw refuse.phrase(404);
    const row = activeSubscription(store, accountSid);
    if (!row?.stripe_subscription_id) throw refuse.phrase(404);
    const quantities = quantitiesOf(store, row);
    const { end } = billingMonth(row, platform.now());
    const lines = catalogue
      .filter(({ category }) => quantities[category] > 0)
      .map(({ category, description }) => ({
        object: 'line_item',
        description: `${quantities[category]} × ${description}`,
        quantity: quantities[category],
        amount: monthlyCost({ voice_call_session: 0, device: 0, [category]: quantities[category] }),
        currency: 'usd',
      }));
    const total = monthlyCost(quantities);
    return json({
      object: 'invoice',
      status: 'draft',
      currency: 'usd',
      total,
      amount_due: total,
      next_payment_attempt: Math.floor(end / 1000),
      hosted_invoice_url: null,
      invoice_pdf: null,
      lines: { object: 'list', data: lines },
    });
  });
  return app;
}
