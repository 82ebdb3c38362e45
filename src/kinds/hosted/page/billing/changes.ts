import type { Card } from '../card/card';
import type { Attempt } from './attempt';
import { boughtCapacities, isSame, type Capacities, type orderOf } from './lines';
import { failureOf, outcomeOf, type Answer } from './outcome';
import type { CardSubscription, OwnRecord } from './ownPlan';

/** What a change of the plan needs of the world around it. */
export interface Billing {
  /** `POST /Subscriptions`. */
  send: (body: object) => Promise<Answer | undefined>;
  readOwn: () => Promise<OwnRecord>;
  /** As the provider of card payment sees it; rejects with a 404 where there is none. */
  readSubscription: () => Promise<CardSubscription>;
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
  /** Not done, and why. `card`: another card helps. */
  | { kind: 'told'; told: Told; helps?: 'card' };

const told = (key: string, args: Record<string, string> = {}): Result => ({ kind: 'told', told: { key, args } });
const words = (text: string): Result => ({ kind: 'told', told: { words: text } });

type Order = ReturnType<typeof orderOf>;

const pause = 1500;

const isPaid = (own: OwnRecord) => own.account?.plan_type === 'paid';

const statusOf = (reason: unknown) => (reason as { status?: number } | null)?.status;

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
}

/** The platform learns of a payment from its provider: its answer is waited for, a while (platform-api 21.3). */
async function untilPaid({ billing, attempt }: Pick<Upgrade, 'billing' | 'attempt'>): Promise<Result> {
  for (let reads = 0; reads < 6; reads += 1) {
    const own = await billing.readOwn().catch(() => undefined);
    if (own && isPaid(own)) {
      attempt.set('none');
      return { kind: 'done' };
    }
    await billing.wait(pause);
  }
  return { kind: 'accepted' };
}

/** What has become of an upgrade that was not answered: done, waiting for a card, nothing at all, or not to be found out. */
export type Settled = 'done' | 'waiting' | 'nothing' | 'unknown';

/** Looks, a few times: a change that is still under way is not there at once. */
export async function settle({ billing, attempt }: Pick<Upgrade, 'billing' | 'attempt'>): Promise<Settled> {
  let found: Settled = 'unknown';
  for (let reads = 0; reads < 3; reads += 1) {
    found = await look(billing);
    if (found === 'done' || found === 'waiting') break;
    if (reads < 2) await billing.wait(pause);
  }
  if (found !== 'unknown') attempt.set(found === 'waiting' ? 'waiting' : 'none');
  return found;
}

async function look(billing: Billing): Promise<Settled> {
  try {
    if (isPaid(await billing.readOwn())) return 'done';
    const { status } = await billing.readSubscription();
    return status === 'incomplete' ? 'waiting' : 'nothing';
  } catch (reason) {
    return statusOf(reason) === 404 ? 'nothing' : 'unknown';
  }
}

const settledText: Record<Exclude<Settled, 'done'>, string> = {
  waiting: 'hosted.pay.waits',
  nothing: 'hosted.pay.nothing',
  unknown: 'hosted.pay.unknown',
};

/** The words for what was found. */
export const toldOf = (settled: Settled): Result =>
  settled === 'done' ? { kind: 'done' } : told(settledText[settled]);

async function afterAnswer(upgrade: Upgrade, answer: Answer | undefined, isFirst: boolean): Promise<Result> {
  const { attempt, card, returnTo } = upgrade;
  const outcome = outcomeOf(answer);
  switch (outcome.kind) {
    case 'success':
      if (!isFirst) return untilPaid(upgrade);
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
      const settled = await settle(upgrade);
      return settled === 'unknown' ? told('hosted.pay.unheard', { status: outcome.status }) : toldOf(settled);
    }
  }
}

async function afterFailure(upgrade: Upgrade, reason: unknown, isFirst: boolean): Promise<Result> {
  const failure = failureOf(reason);
  if (failure === 'unknown') return toldOf(await settle(upgrade));
  if (isFirst) upgrade.attempt.set('none');
  return failure === 'card' ? told('hosted.pay.card_refused') : { kind: 'told', told: { reason } };
}

/**
 * Upgrades to the paid plan, once: after a card that was refused, a confirmation that failed or an answer that was lost, the
 * payment that waits gets another card, and no second upgrade is sent.
 */
export async function payUpgrade(upgrade: Upgrade, { capacities, products, customer }: Purchase): Promise<Result> {
  const { billing, attempt, card } = upgrade;
  if (attempt.state() === 'sent') {
    const settled = await settle(upgrade);
    if (settled === 'done' || settled === 'unknown') return toldOf(settled);
  }
  const read = await card.read();
  if ('error' in read) return words(read.error);
  const isFirst = attempt.state() === 'none';
  if (isFirst) attempt.set('sent', capacities);
  const body = isFirst
    ? {
        action: 'upgrade-to-paid',
        payment_method_id: read.id,
        stripe_customer_id: customer,
        products,
      }
    : { action: 'update-payment-method', payment_method_id: read.id };
  let answer: Answer | undefined;
  try {
    answer = await billing.send(body);
  } catch (reason) {
    return afterFailure(upgrade, reason, isFirst);
  }
  return afterAnswer(upgrade, answer, isFirst);
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
