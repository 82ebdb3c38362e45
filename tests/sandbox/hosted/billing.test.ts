import { describe, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { hostedPlatform, type Json } from './hosted.ts';

const platform = hostedPlatform();

const card = (last4: string) => `pm_sandbox_visa_${last4}_12_2031`;

const productsOf = async (api: Api, sessions: number, devices: number) => {
  const prices = (await api.list('/Prices')) as { category: string; product_sid: string; prices: Json[] }[];
  return prices.map(({ category, product_sid, prices: offered }) => ({
    product_sid,
    price_id: offered.find(({ currency }) => currency === 'usd')?.stripe_price_id,
    quantity: category === 'device' ? devices : sessions,
  }));
};

const upgrade = async (api: Api, last4: string, sessions = 10, devices = 0) => {
  await api.get('/StripeCustomerId');
  const products = await productsOf(api, sessions, devices);
  return api.post('/Subscriptions', { action: 'upgrade-to-paid', payment_method_id: card(last4), products });
};

const quantities = async (api: Api, sessions: number, devices: number, dry_run?: true) =>
  api.post('/Subscriptions', {
    action: 'update-quantities',
    products: await productsOf(api, sessions, devices),
    ...(dry_run ? { dry_run } : {}),
  });

const newCard = (api: Api, last4: string) =>
  api.post('/Subscriptions', { action: 'update-payment-method', payment_method_id: card(last4) });

const readsOf = async (api: Api) => [(await api.get('/Subscriptions')).status, (await api.get('/Invoices')).status];

const planOf = async (api: Api) => ((await api.record('/Users/me')) as { account: Json }).account.plan_type;
const amounts = () =>
  platform
    .sandbox()
    .charges()
    .map(({ amount }) => amount);

describe('an upgrade', () => {
  it.each([
    [{}, 'invalid or missing action'],
    [{ action: 'upgrade-to-paid' }, 'missing products'],
    [{ action: 'upgrade-to-paid', products: [] }, 'missing products'],
    [{ action: 'update-quantities' }, 'missing products'],
    [{ action: 'update-payment-method' }, 'missing payment_method_id'],
  ])('of %o is refused, whoever sends it', async (body, msg) => {
    for (const name of ['trial', 'admin'] as const)
      expect(await (await platform.as(name)).post('/Subscriptions', body)).toMatchObject({
        status: 400,
        body: { msg },
      });
  });

  it('makes a customer of the account; a card alone does not', async () => {
    const api = await platform.as('trial');
    expect(await newCard(api, '4242')).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('is not provisioned in Stripe') as unknown },
    });
    const products = await productsOf(api, 10, 0);
    const body = { action: 'upgrade-to-paid', payment_method_id: card('4242'), products };
    expect((await api.post('/Subscriptions', body)).status).toBe(201);
  });

  it.each([
    ['a card', {}, /^Error posting to \/payment_methods\/undefined\/attach from stripe: 404$/],
    ['a price', { payment_method_id: card('4242'), without: 'price_id' }, /from stripe: 400$/],
    ['a product', { payment_method_id: card('4242'), without: 'product_sid' }, /must not contain undefined/],
  ])(
    'without %s is a failure',
    async (_, { without, ...given }: { without?: string; [name: string]: unknown }, msg) => {
      const api = await platform.as('trial');
      const products = (await productsOf(api, 10, 0)).map((each) => ({
        ...each,
        ...(without && { [without]: undefined }),
      }));
      expect(await api.post('/Subscriptions', { action: 'upgrade-to-paid', products, ...given })).toMatchObject({
        status: 500,
        body: { msg: expect.stringMatching(msg) as unknown },
      });
    },
  );

  it('has at least five call sessions', async () => {
    const answer = await upgrade(await platform.as('trial'), '4242', 4);
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: 'invalid voice call session value, minimum is 5' },
    });
  });

  it('is charged and counts', async () => {
    const api = await platform.as('trial');
    expect(await upgrade(api, '4242', 10, 4)).toMatchObject({
      status: 201,
      body: { status: 'success', chargedAmount: 6800, currency: 'usd' },
    });
    expect(amounts()).toEqual([6800]);
    expect(await api.record('/Users/me')).toMatchObject({
      account: { plan_type: 'paid', is_active: true },
      subscription: { last4: '4242', exp_year: 2031, card_type: 'visa' },
    });
  });

  it('is refused by a card that cannot be kept', async () => {
    const api = await platform.as('trial');
    expect(await upgrade(api, '0002')).toMatchObject({
      status: 500,
      body: { msg: expect.stringMatching(/^Error posting to .* from stripe: 402$/) as unknown },
    });
    expect(await planOf(api)).toBe('trial');
  });

  it('waits for another card where the charge is refused, and is charged once', async () => {
    const api = await platform.as('trial');
    expect(await upgrade(api, '0341')).toMatchObject({
      status: 201,
      body: { status: 'card error', reason: 'Your card was declined.' },
    });
    expect(await readsOf(api)).toEqual([404, 500]);
    expect(await newCard(api, '0341')).toMatchObject({ body: { status: 'failed to pay outstanding invoices' } });
    expect(await planOf(api)).toBe('trial');
    expect(await newCard(api, '4242')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect([await planOf(api), amounts()]).toEqual(['paid', [6500]]);
  });

  it('that waits is told nowhere', async () => {
    const api = await platform.as('trial');
    await upgrade(api, '3155');
    expect((await api.get('/Subscriptions')).status).toBe(404);
    expect(await api.get('/Invoices')).toMatchObject({
      status: 500,
      body: { msg: expect.stringMatching(/^Error retrieving \/invoices\/upcoming.* from stripe: 404$/) as unknown },
    });
    expect(await planOf(api)).toBe('trial');
  });

  it('that waits beside another is charged with it by the next card', async () => {
    const api = await platform.as('trial');
    await upgrade(api, '0341');
    await upgrade(api, '0341', 5);
    await newCard(api, '4242');
    expect([await planOf(api), new Set(amounts())]).toEqual(['paid', new Set([6500, 3250])]);
  });

  it('waits for the owner of the card', async () => {
    const api = await platform.as('trial');
    const { body } = await upgrade(api, '3155');
    expect(body).toMatchObject({ status: 'action required' });
    const confirm = async (paid: boolean) =>
      fetch(`${platform.url()}/sandbox/stripe/confirm`, {
        method: 'POST',
        body: JSON.stringify({ client_secret: (body as Json).client_secret, paid }),
      });
    expect((await confirm(false)).status).toBe(204);
    expect(await planOf(api)).toBe('trial');
    await confirm(true);
    expect([await planOf(api), amounts()]).toEqual(['paid', [6500]]);
    expect((await confirm(true)).status).toBe(404);
  });

  it('that is asked for twice is charged twice', async () => {
    const api = await platform.as('trial');
    await upgrade(api, '4242');
    await upgrade(api, '4242');
    expect(amounts()).toEqual([6500, 6500]);
  });
});

describe('other quantities', () => {
  it.each([
    [20, 4, 4333, 13_300],
    [10, 4, 0, 6800],
    [5, 0, -2367, 3250],
  ])('%i and %i are reckoned without being changed', async (sessions, devices, prorated, monthly) => {
    const api = await platform.as('paid');
    expect(await quantities(api, sessions, devices, true)).toMatchObject({
      status: 201,
      body: {
        currency: 'usd',
        prorated_cost: prorated,
        monthly_cost: monthly,
        next_invoice_date: 'Wed Feb 04 2026',
      },
    });
    expect(await api.record('/Invoices')).toMatchObject({ total: 6800 });
    expect(amounts()).toEqual([]);
  });

  it('are charged for what is left of the month', async () => {
    const api = await platform.as('paid');
    expect(await quantities(api, 20, 4)).toMatchObject({ status: 201, body: { status: 'success' } });
    expect(amounts()).toEqual([4333]);
    expect(await api.record('/Invoices')).toMatchObject({ total: 13_300 });
  });

  it('fail where the card does, until there is another', async () => {
    const api = await platform.as('paid');
    await newCard(api, '0341');
    expect(await quantities(api, 20, 4)).toMatchObject({
      status: 201,
      body: { status: 'failed', reason: 'payment required' },
    });
    expect(await api.record('/Invoices')).toMatchObject({ total: 6800 });
    await newCard(api, '4242');
    expect(await api.record('/Invoices')).toMatchObject({ total: 13_300 });
  });
});

describe('other quantities of no paid plan', () => {
  it('are refused', async () => {
    const api = await platform.as('trial');
    expect(await quantities(api, 5, 0, true)).toMatchObject({ status: 400, body: 'Bad Request' });
    const body = { action: 'update-quantities', products: [{ quantity: 5 }] };
    expect(await (await platform.as('paid')).post('/Subscriptions', body)).toMatchObject({
      status: 400,
      body: 'Bad Request',
    });
  });
});

describe('the free plan', () => {
  it('comes back at once', async () => {
    const api = await platform.as('paid');
    expect(await api.post('/Subscriptions', { action: 'downgrade-to-free' })).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect(await planOf(api)).toBe('free');
    expect(await readsOf(api)).toEqual([404, 500]);
  });
});

describe('what is read', () => {
  it('are the invoices there are', async () => {
    const api = await platform.as('paid');
    expect(await api.record('/Subscriptions')).toMatchObject({
      status: 'active',
      latest_invoice: { total: 6800, status: 'paid', invoice_pdf: expect.stringMatching(/^https:/) as unknown },
    });
    expect((await (await platform.as('free')).get('/Invoices')).status).toBe(404);
  });

  it('is refused to callers without an account', async () => {
    const api = await platform.as('admin');
    expect(await readsOf(api)).toEqual([500, 500]);
    expect((await api.get('/StripeCustomerId')).status).toBe(404);
    expect((await api.post('/Subscriptions', { action: 'downgrade-to-free' })).status).toBe(500);
  });

  it('are no prices on a platform that is not hosted', async () => {
    platform.sandbox().reset('default');
    expect(await (await platform.as('admin')).get('/Prices')).toMatchObject({
      status: 500,
      body: { msg: 'listProducts is not a function' },
    });
    platform.sandbox().reset('hosted');
  });
});
