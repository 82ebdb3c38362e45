import type { Card } from '../card/card';
import type { Attempt } from './attempt';
import { boughtCapacities, isSame, type Capacities, type orderOf } from './lines';
import { failureOf, isNoInvoice, outcomeOf, type Answer } from './outcome';
import type { Invoice, OwnRecord } from './ownPlan';

/** What a change of the plan needs of the world around it. */
export interface Billing {
  /** `POST /Subscriptions`; @param alone what must not be sent once more by the browser itself */
  send: (body: object, alone?: boolean) => Promise<Answer | undefined>;
  readOwn: () => Promise<OwnRecord>;
  /** What the provider of card payment charges next: where it charges nothing, this rejects. */
  readInvoice: () => Promise<Invoice>;
  /** Milliseconds. */
  wait: (time: number) => Promise<void>;
}

/** A message: a key with arguments, the provider's words as they are, or the platform's own error. */
export type Told = { key: string; args?: Record<string, string> } | { words: string } | { reason: unknown };

export type Result =
  /** Done. */
  | { kind: 'done' }
  /** Paid; the platform has not said so yet. */
  | { kind: 'accepted' }
  /** The plan is paid for already: nothing was sent. */
  | { kind: 'paid already' }
  /** Not done, and why. `card`: another card helps. */
  | { kind: 'told'; told: Told; helps?: 'card' };

const told = (key: string, args: Record<string, string> = {}): Result => ({ kind: 'told', told: { key, args } });
const words = (text: string): Result => ({ kind: 'told', told: { words: text } });

type Order = ReturnType<typeof orderOf>;

const pause = 1500;

const isPaid = (own: OwnRecord) => own.account?.plan_type === 'paid';

interface Upgrade {
  billing: Billing;
  attempt: Attempt;
  card: Card;
  /** Whole address of the account's page. */
  returnTo: string;
}

/** What is bought. */
interface Purchase {
  capacities: Capacities;
  /** The same as the platform takes it. */
  products: Order;
  customer: string;
  /** Whether the account was known to the provider of card payment before, so that something may be paid there. */
  wasCustomer: boolean;
}

/** Of an upgrade: paid, paid and not told by the platform yet, no trace of it, or not to be found out. */
type Found = 'done' | 'accepted' | 'nothing' | 'unknown';
/** What has become of one that was begun: it may also wait for a card. */
export type Settled = Found | 'waiting';

const lookAtPlan = (billing: Billing): Promise<Found> =>
  billing.readOwn().then(
    (own) => (isPaid(own) ? 'done' : 'nothing'),
    () => 'unknown',
  );

/**
 * The platform tells of no payment that waits; but the provider, which it asks for the next invoice, charges only what began with a
 * payment (platform-api 21.4).
 */
const lookAtInvoice = (billing: Billing): Promise<Found> =>
  billing.readInvoice().then(
    ({ subscription }) => (subscription ? 'accepted' : 'nothing'),
    (reason: unknown) => (isNoInvoice(reason) ? 'nothing' : 'unknown'),
  );

async function look(billing: Billing): Promise<Found> {
  const plan = await lookAtPlan(billing);
  return plan === 'nothing' ? lookAtInvoice(billing) : plan;
}

/** How often is looked after an answer that is lost, or after a payment of which the platform has to be told: some seconds. */
const often = 4;

async function repeatedly(billing: Billing, looks: number, find: (billing: Billing) => Promise<Found>): Promise<Found> {
  const found = await find(billing);
  if (found === 'done' || looks === 1) return found;
  await billing.wait(pause);
  return repeatedly(billing, looks - 1, find);
}

/**
 * Looks what became of an upgrade; what has left no trace may wait for a payment all the same, and is completed before anything else
 * is bought.
 */
export async function settle({ billing, attempt }: Pick<Upgrade, 'billing' | 'attempt'>, looks = 1): Promise<Settled> {
  const found = await repeatedly(billing, looks, look);
  if (found === 'done') attempt.set('none');
  return found === 'nothing' && attempt.state() === 'waiting' ? 'waiting' : found;
}

const settledText: Record<Exclude<Settled, 'done' | 'accepted'>, string> = {
  waiting: 'hosted.pay.waits',
  nothing: 'hosted.pay.nothing',
  unknown: 'hosted.pay.unknown',
};

/** The words for what was found. */
export const toldOf = (settled: Settled): Result =>
  settled === 'done' || settled === 'accepted' ? { kind: settled } : told(settledText[settled]);

/** After a payment that was made: nothing that is found now says otherwise. */
async function untilPaid({ billing, attempt }: Upgrade): Promise<Result> {
  if ((await repeatedly(billing, often, lookAtPlan)) !== 'done') return { kind: 'accepted' };
  attempt.set('none');
  return { kind: 'done' };
}

/** What an answer that gives no success says, to an upgrade or to a card for one. */
async function afterAnswer(upgrade: Upgrade, answer: Answer | undefined): Promise<Result> {
  const { attempt, card, returnTo } = upgrade;
  const outcome = outcomeOf(answer);
  switch (outcome.kind) {
    case 'success':
      attempt.set('none');
      return { kind: 'done' };
    case 'action': {
      attempt.set('waiting');
      const refusal = await card.confirm(outcome.clientSecret, returnTo);
      return refusal === undefined ? untilPaid(upgrade) : words(refusal);
    }
    case 'card':
      attempt.set('waiting');
      return outcome.reason
        ? told('hosted.pay.card_error', { reason: outcome.reason })
        : told('hosted.pay.card_refused');
    case 'failed':
      return told('hosted.pay.still_failed');
    case 'unknown': {
      const settled = await settle(upgrade, often);
      return settled === 'unknown' ? told('hosted.pay.unheard', { status: outcome.status }) : toldOf(settled);
    }
  }
}

async function afterFailure(upgrade: Upgrade, reason: unknown): Promise<Result> {
  const failure = failureOf(reason);
  if (failure === 'unknown') return toldOf(await settle(upgrade, often));
  return failure === 'card' ? told('hosted.pay.card_refused') : { kind: 'told', told: { reason } };
}

async function begin(upgrade: Upgrade, paymentMethod: string, purchase: Purchase): Promise<Result> {
  const { billing, attempt } = upgrade;
  const { capacities, products, customer } = purchase;
  attempt.set('sent', capacities);
  const body = { action: 'upgrade-to-paid', payment_method_id: paymentMethod, stripe_customer_id: customer, products };
  let answer: Answer | undefined;
  try {
    answer = await billing.send(body, true);
  } catch (reason) {
    /* What was refused has begun nothing. */
    if (failureOf(reason) !== 'unknown') attempt.set('none');
    return afterFailure(upgrade, reason);
  }
  return afterAnswer(upgrade, answer);
}

/** Gives the payment that waits another card. @returns undefined where nothing waits any more, and nothing was paid */
async function complete(upgrade: Upgrade, paymentMethod: string): Promise<Result | undefined> {
  const { billing, attempt } = upgrade;
  let answer: Answer | undefined;
  try {
    answer = await billing.send({ action: 'update-payment-method', payment_method_id: paymentMethod });
  } catch (reason) {
    return afterFailure(upgrade, reason);
  }
  if (outcomeOf(answer).kind !== 'success') return afterAnswer(upgrade, answer);
  const settled = await settle(upgrade, 2);
  if (settled === 'accepted') return untilPaid(upgrade);
  if (settled === 'done' || settled === 'unknown') return toldOf(settled);
  attempt.set('none');
  return undefined;
}

/**
 * Upgrades to the paid plan, once. The plan is read just before: another browser may have paid. After a card that was refused, a
 * confirmation that failed or an answer that was lost, a card goes to the payment that may wait; a second upgrade is sent only where
 * none does.
 */
export async function payUpgrade(upgrade: Upgrade, purchase: Purchase): Promise<Result> {
  const { billing, attempt, card } = upgrade;
  const read = await card.read();
  if ('error' in read) return words(read.error);
  const isFirst = attempt.state() === 'none';
  const plan = await lookAtPlan(billing);
  if (plan === 'unknown') return told('hosted.pay.unread');
  if (plan === 'done') {
    attempt.set('none');
    return { kind: 'paid already' };
  }
  if (isFirst) {
    const isPaidFor = purchase.wasCustomer && (await lookAtInvoice(billing)) === 'accepted';
    return isPaidFor ? { kind: 'accepted' } : begin(upgrade, read.id, purchase);
  }
  const completed = await complete(upgrade, read.id);
  if (completed) return completed;
  const again = await card.read();
  return 'error' in again ? words(again.error) : begin(upgrade, again.id, purchase);
}

/** Buys other quantities; whether a lost answer has, is read back. */
export async function changeQuantities(billing: Billing, order: Order, wanted: Capacities): Promise<Result> {
  try {
    const outcome = outcomeOf(await billing.send({ action: 'update-quantities', products: order }));
    if (outcome.kind === 'success') return { kind: 'done' };
    if (outcome.kind === 'unknown') return told('hosted.modify.unheard', { status: outcome.status });
    return { kind: 'told', told: { key: 'hosted.modify.failed' }, helps: 'card' };
  } catch (reason) {
    const failure = failureOf(reason);
    if (failure === 'card') return { kind: 'told', told: { key: 'hosted.modify.failed' }, helps: 'card' };
    if (failure === 'refused') return { kind: 'told', told: { reason } };
    const own = await billing.readOwn().catch(() => undefined);
    if (!own) return told('hosted.modify.unknown');
    const isThere = isSame(boughtCapacities(own.subscription?.products), wanted);
    return isThere ? { kind: 'done' } : told('hosted.modify.nothing');
  }
}

/** Gives the paid plan back; whether a lost answer has, is read back. */
export async function returnToFree(billing: Billing): Promise<Result> {
  try {
    const outcome = outcomeOf(await billing.send({ action: 'downgrade-to-free' }));
    return outcome.kind === 'success' ? { kind: 'done' } : told('hosted.free.failed');
  } catch (reason) {
    if (failureOf(reason) !== 'unknown') return { kind: 'told', told: { reason } };
    const own = await billing.readOwn().catch(() => undefined);
    return own && own.account?.plan_type === 'free' ? { kind: 'done' } : told('hosted.free.failed');
  }
}

/** Puts another card in the place of the one that pays; doing so twice changes nothing. */
export async function changeCard(billing: Billing, card: Card, returnTo: string): Promise<Result> {
  const read = await card.read();
  if ('error' in read) return words(read.error);
  try {
    const outcome = outcomeOf(await billing.send({ action: 'update-payment-method', payment_method_id: read.id }));
    switch (outcome.kind) {
      case 'success':
        return { kind: 'done' };
      case 'action': {
        const refusal = await card.confirm(outcome.clientSecret, returnTo);
        return refusal === undefined ? { kind: 'done' } : words(refusal);
      }
      case 'card':
        return outcome.reason ? words(outcome.reason) : told('errors.generic');
      case 'failed':
        return told('hosted.card.outstanding');
      case 'unknown':
        return told('hosted.card.unknown');
    }
  } catch (reason) {
    const failure = failureOf(reason);
    if (failure === 'card') return told('hosted.pay.card_refused');
    return failure === 'refused' ? { kind: 'told', told: { reason } } : told('hosted.card.unknown');
  }
}
