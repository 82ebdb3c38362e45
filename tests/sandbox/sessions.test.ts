import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

let served: Served;
let nobody: Api;
let seconds: number;

beforeEach(async () => {
  seconds = Date.UTC(2026, 0, 5) / 1000;
  served = await serveSandbox({ now: () => seconds * 1000 });
  nobody = served.nobody;
});

afterEach(() => served.close());

const wrong = { username: 'billing', password: 'not-the-password' };
const right = { username: 'billing', password: 'Billing-123' };

describe('sign-in', () => {
  it('tells scope, owners and permissions', async () => {
    expect((await nobody.post('/login', { username: 'viewer', password: 'Viewer-123' })).body).toMatchObject({
      scope: 'account',
      permissions: ['VIEW_ONLY'],
      service_provider_name: 'Nordlicht Telekom',
      account_name: 'Hafenkontor Logistik',
      force_change: false,
    });
  });

  it.each([
    ['without a password', { username: 'admin' }, 400, 'Bad Request'],
    ['with an unknown name', { username: 'nobody', password: 'x' }, 403, 'Forbidden'],
    ['with a wrong password', wrong, 403, 'Forbidden'],
  ])('is refused %s', async (_case, body, status, text) => {
    expect(await nobody.post('/login', body)).toMatchObject({ status, body: text });
  });

  it('locks the name at the sixth wrong password and opens after half an hour', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await nobody.post('/login', wrong);
    expect(await nobody.post('/login', wrong)).toMatchObject({
      status: 403,
      body: { error: 'Maximum login attempts reached. Please try again in 1800 seconds.' },
    });
    expect(await nobody.post('/login', right)).toMatchObject({
      status: 403,
      body: { error: 'Maximum login attempts reached. Please try again later or reset your password.' },
    });
    seconds += 1801;
    expect((await nobody.post('/login', right)).status).toBe(200);
  });

  it('does not forgive earlier failures for a success', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await nobody.post('/login', wrong);
    expect((await nobody.post('/login', right)).status).toBe(200);
    expect((await nobody.post('/login', wrong)).body).toHaveProperty('error');
  });

  it('lets inactive users in', async () => {
    expect((await nobody.post('/login', { username: 'old-integration', password: 'Legacy-123' })).status).toBe(200);
  });

  it('ends after an hour', async () => {
    const account = await nobody.signedIn('account', 'Account-123');
    seconds += 3600;
    const { status, headers } = await account.get('/Accounts');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="Users", error="invalid_token"');
    expect(headers.get('content-type')).toBeNull();
  });
});

describe('sessions', () => {
  it('all of a user end with one sign-out', async () => {
    const first = await nobody.signedIn('account', 'Account-123');
    const second = await nobody.signedIn('account', 'Account-123');
    expect((await first.post('/logout')).status).toBe(204);
    expect((await second.get('/Accounts')).status).toBe(401);
  });

  it('accept an old token again after a new sign-in', async () => {
    const first = await nobody.signedIn('account', 'Account-123');
    await first.post('/logout');
    await nobody.signedIn('account', 'Account-123');
    expect((await first.get('/Accounts')).status).toBe(200);
  });

  it('end with the own change of the password', async () => {
    const account = await nobody.signedIn('account', 'Account-123');
    const passwords = { old_password: 'Account-123', new_password: 'x' };
    expect((await account.post('/change-password', passwords)).status).toBe(204);
    expect((await account.get('/Accounts')).status).toBe(401);
    expect((await nobody.post('/login', { username: 'account', password: 'x' })).status).toBe(200);
  });

  it('survive a forced change of the password', async () => {
    const newcomer = await nobody.signedIn('newcomer', 'Newcomer-123');
    const { user } = (await newcomer.record('/Users/me')) as { user: { user_sid: string; force_change: boolean } };
    expect(user.force_change).toBe(true);
    const passwords = { old_password: 'Newcomer-123', new_password: 'Settled-123', is_view_only: false };
    expect((await newcomer.put(`/Users/${user.user_sid}`, passwords)).status).toBe(204);
    expect(await newcomer.record('/Users/me')).toMatchObject({ user: { force_change: false } });
  });
});

describe('API keys', () => {
  it('stand for their owner without a user', async () => {
    const account = await nobody.signedIn('account', 'Account-123');
    const [{ account_sid: sid } = {}] = await account.list('/Accounts');
    const { body } = await account.post('/ApiKeys', { account_sid: sid });
    const key = new Api(nobody.base, (body as { token: string }).token);
    expect(await key.list('/Accounts')).toHaveLength(1);
    expect(await key.list('/ServiceProviders')).toEqual([]);
    expect(await key.get('/Users/me')).toMatchObject({ status: 403, body: 'Forbidden' });
    expect((await key.post('/logout')).status).toBe(500);
  });
});
