import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../dataProvider/http/apiError';
import type { Attempt, AttemptState } from '../../../src/kinds/hosted/page/billing/attempt';
import {
  changeCard,
  changeQuantities,
  payUpgrade,
  returnToFree,
  settle,
  type Billing,
} from '../../../src/kinds/hosted/page/billing/changes';
import { outcomeOf, type Answer } from '../../../src/kinds/hosted/page/billing/outcome';

interface Sent {
  action: string;
}

const refused = (status: number, message = 'no') => new ApiError(message, { status, kind: 'refused' });
const broken = (message = 'x') => new ApiError(message, { status: 500, kind: 'fault' });
const lost = () => new ApiError('errors.network', { status: 0, kind: 'network' });

const capacities = { voice_call_session: 5, device: 0 };
const purchase = { capacities, products: [], customer: 'cus_1', wasCustomer: true };

/** What the platform passes on where the provider of card payment knows of no next invoice. */
const noInvoice = () => broken('Error retrieving /invoices/upcoming?customer=cus_1 from stripe: 404');

interface Beginning {
  plan?: string;
  /** Charged by the provider of card payment, whatever the platform knows. */
  isCharged?: boolean;
  unreachable?: boolean;
}

/** A platform with one plan, whose answers to changes are given one after the other. */
function world(
  answers: (Answer | Error)[],
  { plan = 'trial', isCharged = false, unreachable = false }: Beginning = {},
) {
  const sent: Sent[] = [];
  const state = { plan, isCharged, unreachable, products: [{ name: 'concurrent call session', quantity: 10 }] };
  let attemptState: AttemptState = 'none';
  const attempt: Attempt = {
    state: () => attemptState,
    order: () => undefined,
    set: (next) => (attemptState = next),
  };
  const billing: Billing = {
    send: (body) => {
      sent.push(body as Sent);
      const next = answers.shift() ?? { status: 'success' };
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    readOwn: () =>
      state.unreachable
        ? Promise.reject(lost())
        : Promise.resolve({
            account: { plan_type: state.plan as 'trial' },
            subscription: { products: state.products },
          }),
    readInvoice: () => (state.isCharged ? Promise.resolve({ subscription: 'sub_1' }) : Promise.reject(noInvoice())),
    wait: () => Promise.resolve(),
  };
  const confirmed: string[] = [];
  let confirmation: string | undefined;
  const card = {
    read: () => Promise.resolve({ id: `pm_${sent.length}` }),
    confirm: (secret: string) => {
      confirmed.push(secret);
      if (!confirmation) state.plan = 'paid';
      return Promise.resolve(confirmation);
    },
  };
  return {
    sent,
    state,
    attempt,
    billing,
    card,
    confirmed,
    refuseConfirmation: (words: string) => (confirmation = words),
    pay: () => payUpgrade({ billing, attempt, card, returnTo: 'https://c.example/a' }, purchase),
    actions: () => sent.map(({ action }) => action),
  };
}

describe('an upgrade', () => {
  it('that is a success is done', async () => {
    const { pay, sent, attempt } = world([{ status: 'success' }]);
    expect(await pay()).toEqual({ kind: 'done' });
    expect(sent).toEqual([
      { action: 'upgrade-to-paid', payment_method_id: 'pm_0', stripe_customer_id: 'cus_1', products: [] },
    ]);
    expect(attempt.state()).toBe('none');
  });

  it('with a card that nobody can read sends nothing', async () => {
    const { billing, attempt, sent } = world([]);
    const card = { read: () => Promise.resolve({ error: 'incomplete' }), confirm: () => Promise.resolve(undefined) };
    expect(await payUpgrade({ billing, attempt, card, returnTo: '' }, purchase)).toEqual({
      kind: 'told',
      told: { words: 'incomplete' },
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['was paid elsewhere meanwhile', { plan: 'paid' }, { kind: 'paid already' }],
    ['is charged already, though the platform has not been told', { isCharged: true }, { kind: 'accepted' }],
    ['cannot be read', { unreachable: true }, { told: { key: 'hosted.pay.unread' } }],
  ])('of a plan that %s is not sent', async (_, beginning, result) => {
    const { pay, sent } = world([], beginning);
    expect(await pay()).toMatchObject(result);
    expect(sent).toEqual([]);
  });

  it('gets another card after a card error, and is never sent again', async () => {
    const { pay, actions, state } = world([
      { status: 'card error', reason: 'Declined.' },
      { status: 'failed to pay outstanding invoices' },
      broken('Error posting to /invoices/in_1/pay from stripe: 402'),
      lost(),
    ]);
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.card_error', args: { reason: 'Declined.' } } });
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.still_failed' } });
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.card_refused' } });
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.waits' } });
    state.plan = 'paid';
    expect(await pay()).toEqual({ kind: 'paid already' });
    expect(actions()).toEqual(['upgrade-to-paid', ...Array<string>(3).fill('update-payment-method')]);
  });

  it('whose payment is completed counts once the platform says so', async () => {
    const { billing, pay, attempt, state } = world([{ status: 'success' }]);
    attempt.set('waiting');
    billing.wait = () => Promise.resolve(void (state.plan = 'paid'));
    expect(await pay()).toEqual({ kind: 'done' });
    expect(attempt.state()).toBe('none');
  });

  it('that its owner confirms is done once the platform says so', async () => {
    const { pay, confirmed } = world([{ status: 'action required', client_secret: 'pi_1' }]);
    expect(await pay()).toEqual({ kind: 'done' });
    expect(confirmed).toEqual(['pi_1']);
  });

  it('that its owner does not confirm says why, and gets another card', async () => {
    const { pay, actions, refuseConfirmation, state } = world([{ status: 'action required', client_secret: 'pi_1' }]);
    refuseConfirmation('Not authenticated.');
    expect(await pay()).toEqual({ kind: 'told', told: { words: 'Not authenticated.' } });
    state.isCharged = true;
    await pay();
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
  });

  it('that is paid and not yet told by the platform is accepted, and is not sent again', async () => {
    const { pay, attempt, state, actions } = world([{ status: 'success' }]);
    attempt.set('waiting');
    state.isCharged = true;
    expect(await pay()).toEqual({ kind: 'accepted' });
    expect(await pay()).toEqual({ kind: 'accepted' });
    expect(actions()).not.toContain('upgrade-to-paid');
  });

  it('of which nothing is left to be completed is sent anew, with a card of its own', async () => {
    const { pay, attempt, sent } = world([{ status: 'success' }, { status: 'success' }]);
    attempt.set('waiting');
    expect(await pay()).toEqual({ kind: 'done' });
    expect(sent).toMatchObject([
      { action: 'update-payment-method', payment_method_id: 'pm_0' },
      { action: 'upgrade-to-paid', payment_method_id: 'pm_1' },
    ]);
  });

  it('that was refused may be sent again', async () => {
    const { pay, actions } = world([refused(400, 'missing products'), { status: 'success' }]);
    expect(await pay()).toMatchObject({ kind: 'told', told: { reason: { message: 'missing products' } } });
    expect(await pay()).toEqual({ kind: 'done' });
    expect(actions()).toEqual(['upgrade-to-paid', 'upgrade-to-paid']);
  });

  it('whose card the bank refuses at once is told so', async () => {
    const { pay } = world([broken('Error posting to /payment_methods/pm/attach from stripe: 402')]);
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.card_refused' } });
  });

  it.each([lost(), broken()])('whose answer is lost is looked after: paid (%s)', async (reason) => {
    const { pay, actions, state, billing } = world([reason]);
    const { send } = billing;
    billing.send = (body) => {
      state.plan = 'paid';
      return send(body);
    };
    expect(await pay()).toEqual({ kind: 'done' });
    expect(actions()).toEqual(['upgrade-to-paid']);
  });

  it('whose answer is lost and that waits for a card, which nobody tells, gets one before another is sent', async () => {
    const { pay, actions, state } = world([lost()]);
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.nothing' } });
    state.isCharged = true;
    expect(await pay()).toEqual({ kind: 'accepted' });
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method']);
  });

  it('that never arrived is sent again once nothing can wait for a card', async () => {
    const { pay, actions } = world([lost()]);
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.nothing' } });
    expect(await pay()).toEqual({ kind: 'done' });
    expect(actions()).toEqual(['upgrade-to-paid', 'update-payment-method', 'upgrade-to-paid']);
  });

  it('of which nothing can be found out is not sent again before that', async () => {
    const { pay, actions, state, attempt, billing } = world([lost()]);
    const { send } = billing;
    billing.send = (body) => {
      state.unreachable = true;
      return send(body);
    };
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.unknown' } });
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.unread' } });
    expect(actions()).toEqual(['upgrade-to-paid']);
    expect(attempt.state()).toBe('sent');
    Object.assign(state, { unreachable: false, plan: 'paid' });
    expect(await pay()).toEqual({ kind: 'paid already' });
    expect(actions()).toEqual(['upgrade-to-paid']);
  });

  it('is not sent again where the provider cannot be asked', async () => {
    const { pay, actions, attempt, billing } = world([{ status: 'success' }]);
    attempt.set('sent');
    billing.readInvoice = () => Promise.reject(broken());
    expect(await pay()).toMatchObject({ told: { key: 'hosted.pay.unknown' } });
    expect(actions()).toEqual(['update-payment-method']);
  });

  it.each([{ status: 'pondering' }, {}, undefined as unknown as Answer])(
    'that is answered by %o is no success',
    async (answer) => {
      const { billing, attempt, card } = world([]);
      const odd = { ...billing, send: () => Promise.resolve(answer) };
      const result = await payUpgrade({ billing: odd, attempt, card, returnTo: '' }, purchase);
      expect(result.kind).toBe('told');
      expect(attempt.state()).toBe('sent');
    },
  );

  it.each([
    ['sent', {}, 'nothing', 'sent'],
    ['waiting', {}, 'waiting', 'waiting'],
    ['waiting', { isCharged: true }, 'accepted', 'waiting'],
    ['waiting', { plan: 'paid' }, 'done', 'none'],
    ['sent', { unreachable: true }, 'unknown', 'sent'],
  ] as const)('that was begun earlier (%s) is looked after: %o', async (before, beginning, found, after) => {
    const { billing, attempt } = world([], beginning);
    attempt.set(before);
    expect(await settle({ billing, attempt })).toBe(found);
    expect(attempt.state()).toBe(after);
  });
});

describe('other quantities', () => {
  const wanted = { voice_call_session: 10, device: 0 };
  const other = { voice_call_session: 20, device: 0 };

  it('that the platform took back are no success', async () => {
    const { billing } = world([{ status: 'failed', reason: 'payment required' }]);
    expect(await changeQuantities(billing, [], wanted)).toEqual({
      kind: 'told',
      told: { key: 'hosted.modify.failed' },
      helps: 'card',
    });
  });

  it('whose answer is lost are read back', async () => {
    expect(await changeQuantities(world([lost()]).billing, [], wanted)).toEqual({ kind: 'done' });
    expect(await changeQuantities(world([lost()]).billing, [], other)).toMatchObject({
      told: { key: 'hosted.modify.nothing' },
    });
    expect(await changeQuantities(world([lost()], { unreachable: true }).billing, [], other)).toMatchObject({
      told: { key: 'hosted.modify.unknown' },
    });
  });

  it('that were refused say why', async () => {
    const result = await changeQuantities(world([refused(400, 'invalid')]).billing, [], wanted);
    expect(result).toMatchObject({ kind: 'told', told: { reason: { message: 'invalid' } } });
  });
});

describe('the free plan', () => {
  it.each([
    ['success', [{ status: 'success' }], 'paid', 'done'],
    ['an odd answer', [{ status: 'maybe' }], 'paid', 'told'],
    ['a lost answer to what was done', [lost()], 'free', 'done'],
    ['a lost answer to what was not', [lost()], 'paid', 'told'],
  ] as const)('after %s', async (_, answers, plan, kind) => {
    expect((await returnToFree(world([...answers], { plan }).billing)).kind).toBe(kind);
  });
});

describe('another card', () => {
  it.each([
    [{ status: 'success' }, { kind: 'done' }],
    [{ status: 'action required', client_secret: 's' }, { kind: 'done' }],
    [
      { status: 'card error', reason: 'Declined.' },
      { kind: 'told', told: { words: 'Declined.' } },
    ],
    [{ status: 'card error' }, { kind: 'told', told: { key: 'errors.generic' } }],
    [{ status: 'failed to pay outstanding invoices' }, { kind: 'told', told: { key: 'hosted.card.outstanding' } }],
    [{ status: 'hm' }, { kind: 'told', told: { key: 'hosted.card.unknown' } }],
  ])('answered by %o', async (answer, result) => {
    const { billing, card } = world([answer]);
    expect(await changeCard(billing, card, 'https://c.example/a')).toMatchObject(result);
  });
});

it('a payment to be confirmed without a secret is nothing that anybody knows', () => {
  expect(outcomeOf({ status: 'action required' })).toEqual({ kind: 'unknown', status: 'action required' });
});
