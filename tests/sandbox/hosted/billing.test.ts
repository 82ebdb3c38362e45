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

const planOf = async (api: Api) => ((await api.record('/Users/me')) as { account: Json }).account.plan_type;
const amounts = () =>
  platform
    .sandbox()
    .charges()
    .map(({ amount }) => amount);

describe('an upgrade', () => {
  it('needs a customer at the provider of card payment', async () => {
    const api = await platform.as('trial');
    const answer = await api.post('/Subscriptions', { action: 'upgrade-to-paid' });
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: expect.stringContaining('is not provisioned in Stripe') as unknown },
    });
  });

  it.each([
    [{}, 'invalid or missing action'],
    [{ action: 'upgrade-to-paid' }, 'missing products'],
    [{ action: 'upgrade-to-paid', products: [] }, 'missing payment_method_id'],
  ])('of %o is refused', async (body, msg) => {
    const api = await platform.as('trial');
    await api.get('/StripeCustomerId');
    expect(await api.post('/Subscriptions', body)).toMatchObject({ status: 400, body: { msg } });
  });

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
    expect(await api.record('/Subscriptions')).toMatchObject({ status: 'incomplete' });
    expect(await newCard(api, '0341')).toMatchObject({ body: { status: 'failed to pay outstanding invoices' } });
    expect(await planOf(api)).toBe('trial');
    expect(await newCard(api, '4242')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect([await planOf(api), amounts()]).toEqual(['paid', [6500]]);
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

describe('the free plan', () => {
  it('comes back at once', async () => {
    const api = await platform.as('paid');
    expect(await api.post('/Subscriptions', { action: 'downgrade-to-free' })).toMatchObject({
      status: 200,
      body: { status: 'success' },
    });
    expect(await planOf(api)).toBe('free');
    expect((await api.get('/Subscriptions')).status).toBe(404);
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
    expect((await api.get('/Invoices')).status).toBe(500);
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
