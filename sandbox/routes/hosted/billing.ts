import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done, json } from '../../http/responses.ts';
import { catalogue } from '../../hosted/prices.ts';
import { activeSubscription, billingMonth, monthlyCost, quantitiesOf } from '../../hosted/subscriptions.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { products } from '../../store/hostedTables.ts';
import { accounts } from '../../store/tables.ts';

/** A read of the provider of card payment that fails there leaves as a 500 (platform-api 21). */
const providerFailure = (path: string, status: number) => new Error(`Error retrieving ${path} from stripe: ${status}`);

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

/** The account at the provider of card payment, made where there is none and where there is such a provider. */
export function customerOf({ store, deployment }: Platform, account: Row): string {
  const known = account.stripe_customer_id as string | null;
  if (known) return known;
  if (!deployment.hosted) throw new TypeError('createCustomer is not a function');
  const customer = `cus_${randomBytes(7).toString('hex')}`;
  store.update(accounts, account.account_sid as string, { stripe_customer_id: customer });
  return customer;
}

/** platform-api 21.2 */
export function customerRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  const ownAccount = (accountSid: string | null): Row => {
    const account = store.find(accounts, accountSid);
    if (!account) throw refuse.phrase(404);
    return account;
  };
  app.get('/', (c) => {
    return json({ stripe_customer_id: customerOf(platform, ownAccount(c.get('caller').accountSid)) });
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
  const invoice = `in_${String(row.stripe_subscription_id).slice(4)}`;
  const total = monthlyCost(quantitiesOf(store, row));
  const { end } = billingMonth(row, platform.now());
  return {
    id: row.stripe_subscription_id,
    object: 'subscription',
    status: 'active',
    currency: 'usd',
    current_period_end: Math.floor(end / 1000),
    latest_invoice: {
      id: invoice,
      object: 'invoice',
      number: invoice.slice(-8).toUpperCase(),
      status: 'paid',
      created: Math.floor(Date.parse(String(row.effective_start_date)) / 1000),
      currency: 'usd',
      total,
      amount_paid: total,
      amount_due: 0,
      hosted_invoice_url: hosted(invoice),
      invoice_pdf: `${hosted(invoice)}/pdf`,
    },
  };
}

/** The one that counts: of one that waits for a payment nothing is told (platform-api 21.4). */
export function readSubscriptionRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const { accountSid } = c.get('caller');
    if (!accountSid) throw databaseErrors.undefinedParameter();
    const row = activeSubscription(platform.store, accountSid);
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
    if (!account) throw new Error(`account ${accountSid ?? 'undefined'} not found`);
    const customer = account.stripe_customer_id as string | null;
    if (!customer) throw refuse.phrase(404);
    const row = activeSubscription(store, accountSid);
    /* Who has nothing that is charged has no next invoice there. */
    if (!row?.stripe_subscription_id) throw providerFailure(`/invoices/upcoming?customer=${customer}`, 404);
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
      subscription: row.stripe_subscription_id,
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
