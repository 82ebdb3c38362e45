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
  dropSubscription,
  freeQuantities,
  keepCard,
  monthlyCost,
  pendingSubscription,
  quantitiesOf,
  setQuantities,
  type Quantities,
} from '../../hosted/subscriptions.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { products } from '../../store/hostedTables.ts';
import { accounts } from '../../store/tables.ts';
import { textOf } from '../../store/text.ts';
import { noSubscription } from './billing.ts';

const leastSessions = 5;

/** An error of the provider of card payment leaves as a 500 (platform-api 21). */
const providerFailure = (path: string, status: number) => new Error(`Error posting to ${path} from stripe: ${status}`);

interface Asked {
  platform: Platform;
  accountSid: string;
  body: Body;
}

/** What the products of a body ask for. */
function quantitiesAsked({ store }: Platform, body: Body): Quantities {
  if (!Array.isArray(body.products)) throw refuse.message(400, 'missing products');
  const asked: Quantities = { voice_call_session: 0, device: 0 };
  for (const { product_sid: sid, price_id: price, quantity } of body.products as Row[]) {
    const product = store.find(products, sid);
    if (!product || !priceNamed(price)) throw refuse.phrase(400);
    const category = product.category as keyof Quantities;
    const isTooFew = typeof quantity !== 'number' || quantity < leastSessions;
    if (category === 'voice_call_session' && isTooFew)
      throw refuse.message(400, `invalid voice call session value, minimum is ${leastSessions}`);
    asked[category] = Number(quantity);
  }
  return asked;
}

/** The card of a body, put to the customer: some are refused already then. */
function attachedCard(body: Body): { paymentMethod: string; card: Card } {
  if (!body.payment_method_id) throw refuse.message(400, 'missing payment_method_id');
  const paymentMethod = textOf(body.payment_method_id);
  const card = cardOf(paymentMethod);
  if (!card) throw providerFailure(`/payment_methods/${paymentMethod}/attach`, 404);
  if (card.fate === 'refused at once') throw providerFailure(`/payment_methods/${paymentMethod}/attach`, 402);
  return { paymentMethod, card };
}

function upgrade({ platform, accountSid, body }: Asked): Response {
  const { store, outside } = platform;
  const quantities = quantitiesAsked(platform, body);
  const { paymentMethod, card } = attachedCard(body);
  const cost = monthlyCost(quantities);
  const waits = { 'refused when charged': 'payment failed', 'asks for more': 'action required' };
  const pending = card.fate in waits ? waits[card.fate as keyof typeof waits] : undefined;
  const now = platform.now();
  const sid = addSubscription(store, {
    accountSid,
    quantities,
    now,
    paymentMethod,
    card,
    ...(pending ? { pending } : {}),
  });
  if (!pending) {
    outside.charge({ account_sid: accountSid, amount: cost, reason: 'upgrade' });
    activate(store, accountSid, sid, 'paid', now);
    return json({ status: 'success', chargedAmount: cost, currency: 'usd', statementDescriptor: 'SANDBOX VOICE' }, 201);
  }
  const row = pendingSubscription(store, accountSid) as Row;
  const answer = { subscription: row.stripe_subscription_id, client_secret: clientSecretOf(row) };
  return pending === 'action required'
    ? json({ status: 'action required', ...answer }, 201)
    : json({ status: 'card error', ...answer, reason: 'Your card was declined.' }, 201);
}

function changeQuantities({ platform, accountSid, body }: Asked, active: Row): Response {
  const { store, outside } = platform;
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

/** A new card also pays for what waits for a payment (platform-api 21.3). */
function changeCard({ platform, accountSid, body }: Asked, active: Row): Response {
  const { store, outside } = platform;
  const { paymentMethod, card } = attachedCard(body);
  const pending = pendingSubscription(store, accountSid);
  if (pending && card.fate !== 'taken') return json({ status: 'failed to pay outstanding invoices' });
  keepCard(store, pending ?? active, paymentMethod, card);
  if (pending) {
    const amount = monthlyCost(quantitiesOf(store, pending));
    outside.charge({ account_sid: accountSid, amount, reason: 'outstanding' });
    activate(store, accountSid, pending.account_subscription_sid as string, 'paid', platform.now());
  }
  return json({ status: 'success' });
}

function backToFree({ platform, accountSid }: Asked): Response {
  const { store } = platform;
  for (let waits = pendingSubscription(store, accountSid); waits; waits = pendingSubscription(store, accountSid))
    dropSubscription(store, waits);
  const now = platform.now();
  activate(store, accountSid, addSubscription(store, { accountSid, quantities: freeQuantities, now }), 'free', now);
  return json({ status: 'success' });
}

function change(asked: Asked): Response {
  const { store } = asked.platform;
  const { action } = asked.body;
  const known = ['upgrade-to-paid', 'update-quantities', 'update-payment-method', 'downgrade-to-free'];
  if (!known.includes(action as string)) throw refuse.message(400, 'invalid or missing action');
  if (!store.find(accounts, asked.accountSid)?.stripe_customer_id)
    throw refuse.message(400, `Account ${asked.accountSid} is not provisioned in Stripe`);
  if (action === 'upgrade-to-paid') return upgrade(asked);
  const active = activeSubscription(store, asked.accountSid);
  if (!active) throw refuse.phrase(400);
  if (action === 'update-quantities') return changeQuantities(asked, active);
  return action === 'update-payment-method' ? changeCard(asked, active) : backToFree(asked);
}

/** platform-api 21.3, 21.4 */
export function subscriptionRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/', (c) => {
    const { accountSid } = c.get('caller');
    if (!accountSid) throw noSubscription();
    return change({ platform, accountSid, body: c.get('body') });
  });
  return app;
}
