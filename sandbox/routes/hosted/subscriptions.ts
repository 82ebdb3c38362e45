import { Hono } from 'hono';
import type { Body, Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import { cardOf, type Card } from '../../hosted/cards.ts';
import { priceNamed } from '../../hosted/prices.ts';
import {
  activate,
  activeSubscription,
  addSubscription,
  billingMonth,
  clientSecretOf,
  freeQuantities,
  keepCard,
  monthlyCost,
  pendingSubscriptions,
  quantitiesOf,
  setQuantities,
  type Quantities,
} from '../../hosted/subscriptions.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { accountSubscriptions, products } from '../../store/hostedTables.ts';
import { accounts } from '../../store/tables.ts';
import { customerOf } from './billing.ts';

const leastSessions = 5;

/** An error of the provider of card payment leaves as a 500 (platform-api 21). */
const providerFailure = (path: string, status: number) => new Error(`Error posting to ${path} from stripe: ${status}`);

interface Asked {
  platform: Platform;
  account: Row;
  body: Body;
}

const sidOf = (account: Row) => account.account_sid as string;

const productsOf = (body: Body): Row[] => body.products as Row[];

const isUnnamed = (body: Body): boolean =>
  productsOf(body).some(({ product_sid: sid, price_id: price }) => !sid || !price);

/** The order in which a body is looked at, whoever sends it (platform-api 21.3). */
function checkBody({ store }: Platform, body: Body): void {
  const { action, payment_method_id: paymentMethod } = body;
  if (!Object.hasOwn(changes, String(action))) throw refuse.message(400, 'invalid or missing action');
  if (action === 'update-payment-method' && typeof paymentMethod !== 'string')
    throw refuse.message(400, 'missing payment_method_id');
  if (action !== 'upgrade-to-paid' && action !== 'update-quantities') return;
  if (!Array.isArray(body.products) || body.products.length === 0) throw refuse.message(400, 'missing products');
  const isTooFew = ({ product_sid: sid, quantity }: Row) =>
    store.find(products, sid)?.category === 'voice_call_session' &&
    (typeof quantity !== 'number' || quantity < leastSessions);
  if (productsOf(body).some(isTooFew))
    throw refuse.message(400, `invalid voice call session value, minimum is ${leastSessions}`);
}

/** What the products of a body ask for; a product that nobody knows is the database's to refuse. */
function quantitiesAsked({ store }: Platform, body: Body): Quantities {
  const asked: Quantities = { voice_call_session: 0, device: 0 };
  for (const { product_sid: sid, quantity } of productsOf(body)) {
    if (sid === undefined) throw databaseErrors.undefinedParameter();
    const product = store.find(products, sid);
    if (!product) throw databaseErrors.noParent('account_products', 'product_sid', 'products', 'product_sid');
    asked[product.category as keyof Quantities] = Number(quantity);
  }
  return asked;
}

/** The card of a body, put to the customer: some are refused already then. */
function attachedCard(body: Body): { paymentMethod: string; card: Card } {
  const paymentMethod = String(body.payment_method_id);
  const card = cardOf(paymentMethod);
  if (!card) throw providerFailure(`/payment_methods/${paymentMethod}/attach`, 404);
  if (card.fate === 'refused at once') throw providerFailure(`/payment_methods/${paymentMethod}/attach`, 402);
  return { paymentMethod, card };
}

function upgrade({ platform, account, body }: Asked): Response {
  const { store, outside } = platform;
  customerOf(platform, account);
  const { paymentMethod, card } = attachedCard(body);
  const quantities = quantitiesAsked(platform, body);
  if (productsOf(body).some(({ price_id: price }) => !priceNamed(price)))
    throw providerFailure('/subscriptions?expand[]=latest_invoice&expand[]=latest_invoice.payment_intent', 400);
  const cost = monthlyCost(quantities);
  const waits = { 'refused when charged': 'payment failed', 'asks for more': 'action required' };
  const pending = card.fate in waits ? waits[card.fate as keyof typeof waits] : undefined;
  const now = platform.now();
  const sid = addSubscription(store, {
    accountSid: sidOf(account),
    quantities,
    now,
    paymentMethod,
    card,
    ...(pending ? { pending } : {}),
  });
  if (!pending) {
    outside.charge({ account_sid: sidOf(account), amount: cost, reason: 'upgrade' });
    activate(store, sidOf(account), sid, 'paid', now);
    return json({ status: 'success', chargedAmount: cost, currency: 'usd', statementDescriptor: 'SANDBOX VOICE' }, 201);
  }
  const row = store.find(accountSubscriptions, sid) as Row;
  const answer = { subscription: row.stripe_subscription_id, client_secret: clientSecretOf(row) };
  return pending === 'action required'
    ? json({ status: 'action required', ...answer }, 201)
    : json({ status: 'card error', ...answer, reason: 'Your card was declined.' }, 201);
}

function changeQuantities({ platform, account, body }: Asked): Response {
  const { store, outside } = platform;
  if (isUnnamed(body)) throw refuse.phrase(400);
  const accountSid = sidOf(account);
  const active = activeSubscription(store, accountSid);
  if (!active?.stripe_subscription_id) throw refuse.phrase(400);
  const quantities = quantitiesAsked(platform, body);
  const now = platform.now();
  const [before, after] = [monthlyCost(quantitiesOf(store, active)), monthlyCost(quantities)];
  const { left, end } = billingMonth(active, now);
  const prorated = Math.round((after - before) * left);
  if (body.dry_run) {
    const date = new Date(end).toDateString();
    return json({ currency: 'usd', prorated_cost: prorated, monthly_cost: after, next_invoice_date: date }, 201);
  }
  if (prorated > 0 && cardOf(active.stripe_payment_method_id)?.fate === 'refused when charged') {
    addSubscription(store, { accountSid, quantities, now, pending: 'payment required', keeps: active });
    return json({ status: 'failed', reason: 'payment required' }, 201);
  }
  if (prorated !== 0) outside.charge({ account_sid: accountSid, amount: prorated, reason: 'quantities' });
  setQuantities(store, active, quantities);
  return json({ status: 'success' }, 201);
}

/** A new card also pays for all that waits for a payment (platform-api 21.3). */
function changeCard({ platform, account, body }: Asked): Response {
  const { store, outside } = platform;
  const accountSid = sidOf(account);
  if (!account.stripe_customer_id) throw refuse.message(400, `Account ${accountSid} is not provisioned in Stripe`);
  const { paymentMethod, card } = attachedCard(body);
  const pending = pendingSubscriptions(store, accountSid);
  const active = activeSubscription(store, accountSid);
  for (const row of [...pending, ...(active ? [active] : [])]) keepCard(store, row, paymentMethod, card);
  if (pending.length > 0 && card.fate !== 'taken') return json({ status: 'failed to pay outstanding invoices' });
  for (const row of pending) {
    const amount = monthlyCost(quantitiesOf(store, row));
    outside.charge({ account_sid: accountSid, amount, reason: 'outstanding' });
  }
  const last = pending.at(-1);
  if (last) activate(store, accountSid, last.account_subscription_sid as string, 'paid', platform.now());
  return json({ status: 'success' });
}

function backToFree({ platform, account }: Asked): Response {
  const { store } = platform;
  const now = platform.now();
  const free = addSubscription(store, { accountSid: sidOf(account), quantities: freeQuantities, now });
  activate(store, sidOf(account), free, 'free', now);
  return json({ status: 'success' });
}

const changes: Record<string, (asked: Asked) => Response> = {
  'upgrade-to-paid': upgrade,
  'downgrade-to-free': backToFree,
  'update-payment-method': changeCard,
  'update-quantities': changeQuantities,
};

/** What a caller without an account gets, once the body is looked at. */
function withoutAccount(body: Body): Error {
  const { action } = body;
  if (action === 'update-quantities' && isUnnamed(body)) return refuse.phrase(400);
  const isAskedFor = action === 'upgrade-to-paid' || action === 'update-payment-method';
  return isAskedFor
    ? new TypeError("Cannot read properties of undefined (reading 'stripe_customer_id')")
    : databaseErrors.undefinedParameter();
}

/** platform-api 21.3 */
export function subscriptionRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/', (c) => {
    const body = c.get('body');
    checkBody(platform, body);
    const account = platform.store.find(accounts, c.get('caller').accountSid);
    if (!account) throw withoutAccount(body);
    return (changes[body.action as string] as (asked: Asked) => Response)({ platform, account, body });
  });
  return app;
}
