import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { hostedPlatform, type Json } from './hosted.ts';

const platform = hostedPlatform();

const person = { email: 'ada@example.com', password: 'Analytical-1', email_activation_code: '482913' };

const register = async (extra: Json) =>
  platform.nobody().post('/register', { service_provider_sid: await platform.providerSid(), ...extra });

const signUp = async (email = person.email) => {
  const { body } = await register({ provider: 'local', ...person, email });
  return body as Json & { jwt: string; user_sid: string; account_sid: string };
};

describe('a registration by email', () => {
  it.each([
    [{}, 400, 'missing provider'],
    [{ provider: 'local', service_provider_sid: 'x' }, 422, 'invalid service_provider_sid'],
    [{ provider: 'myspace' }, 422, 'invalid provider: myspace'],
    [{ provider: 'local' }, 400, 'missing email or password'],
    [{ provider: 'local', ...person, email: 'ada' }, 400, 'invalid email'],
    [{ provider: 'local', ...person, password: 'short' }, 400, 'password must be at least 6 characters'],
    [{ provider: 'local', ...person, email: 'paid@example.com' }, 422, 'account already exists for this email'],
    [{ provider: 'local', ...person, email_activation_code: '' }, 400, 'email activation code required'],
    [{ provider: 'github' }, 400, 'missing oauth2_code for provider github'],
  ])('of %o is refused', async (body, status, msg) => {
    expect(await register(body)).toMatchObject({ status, body: { msg } });
  });

  it('opens an inactive account on trial with three applications and mails the code', async () => {
    const answer = await signUp();
    expect(answer).toMatchObject({ root_domain: 'cloud.example.com', is_active: false, pristine: true });
    const api = platform.withToken(answer.jwt);
    expect(await api.record('/Users/me')).toMatchObject({
      user: { provider: 'local', email_validated: false },
      account: { plan_type: 'trial', is_active: false, sip_realm: null, trial_end_date: '2026-02-05T12:00:00.000Z' },
      subscription: {
        products: expect.arrayContaining([{ name: 'concurrent call session', quantity: 5 }]) as unknown,
      },
    });
    expect((await api.list('/Applications')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['hello world', 'dial time clock', 'simple echo test']),
    );
    expect(platform.sandbox().mails()).toEqual([{ to: person.email, code: '482913' }]);
  });

  it('goes to the provider that the settings of the hosted system name', async () => {
    const { DEFAULT_SERVICE_PROVIDER_SID: named } = loadEnv('hosted', process.cwd(), 'DEFAULT_');
    expect(named).toBe(await platform.providerSid());
  });

  it('is confirmed by its code alone', async () => {
    const { jwt, user_sid } = await signUp();
    const api = platform.withToken(jwt);
    const body = { user_sid, type: 'email' };
    expect(await api.put('/ActivationCode/000000', body)).toMatchObject({
      status: 400,
      body: { msg: 'invalid user or activation code' },
    });
    expect((await api.put('/ActivationCode/482913', body)).status).toBe(204);
    expect(await api.record('/Users/me')).toMatchObject({
      user: { email_validated: true },
      account: { is_active: true },
    });
    expect(await platform.nobody().post('/signin', person)).toMatchObject({ status: 200 });
    const named = { username: person.email, password: person.password };
    expect(await platform.nobody().post('/login', named)).toMatchObject({ status: 200, body: { scope: 'account' } });
  });

  it('has no trial the second time', async () => {
    const { jwt } = await signUp();
    const first = platform.withToken(jwt);
    const { account } = (await first.record('/Users/me')) as { account: Json };
    expect((await first.delete(`/Accounts/${String(account.account_sid)}`)).status).toBe(204);
    const again = platform.withToken((await signUp()).jwt);
    expect(await again.record('/Users/me')).toMatchObject({ account: { plan_type: 'free' } });
  });

  it('chooses a realm that nobody has', async () => {
    const { jwt, account_sid } = await signUp();
    const api = platform.withToken(jwt);
    const available = async (name: string) =>
      (await api.get(`/Availability?type=subdomain&value=${name}.cloud.example.com`)).body;
    expect(await available('paid')).toEqual({ available: false });
    expect(await available('ada')).toEqual({ available: true });
    expect((await api.post(`/Accounts/${account_sid}/SipRealms/ada.cloud.example.com`)).status).toBe(204);
    expect(await available('ada')).toEqual({ available: false });
  });

  it('keeps a realm, and is refused, while no SBC has an address', async () => {
    const admin = await platform.as('admin');
    for (const { service_provider_sid: provider } of await admin.list('/ServiceProviders'))
      for (const { sbc_address_sid: sbc } of await admin.list(`/Sbcs?service_provider_sid=${String(provider)}`))
        await admin.delete(`/Sbcs/${String(sbc)}`);
    const { jwt, account_sid } = await signUp();
    const api = platform.withToken(jwt);
    expect(await api.post(`/Accounts/${account_sid}/SipRealms/ada.cloud.example.com`)).toMatchObject({
      status: 500,
      body: { msg: 'no SBC addresses provisioned in the database!' },
    });
    expect(await api.record('/Users/me')).toMatchObject({ account: { sip_realm: 'ada.cloud.example.com' } });
  });
});

describe('a sign-in service', () => {
  const grants = async (service: string) => {
    const address = `/sandbox/oauth/${service}/authorize?client_id=c&state=s-1&redirect_uri=http://127.0.0.1:9/back`;
    const page = await (await fetch(platform.url() + address)).text();
    return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(String(href).replaceAll('&amp;', '&')));
  };
  const exchange = (service: string, code: unknown, extra: Json = {}) =>
    register({
      provider: service,
      oauth2_code: code,
      oauth2_state: 's-1',
      oauth2_client_id: 'c',
      oauth2_redirect_uri: 'http://127.0.0.1:9/back',
      ...extra,
    });

  it.each(['google', 'github'])('%s leads back with a code that makes an account, once', async (service) => {
    const [newcomer] = await grants(service);
    expect(newcomer?.searchParams.get('state')).toBe('s-1');
    const code = newcomer?.searchParams.get('code');
    expect(await exchange(service, code)).toMatchObject({ status: 200, body: { is_active: true, pristine: true } });
    expect(await exchange(service, code)).toMatchObject({ status: 403 });
  });

  it('knows who has an account, and tells no root domain then', async () => {
    const [, known] = await grants('github');
    const { body } = await exchange('github', known?.searchParams.get('code'));
    expect(body).toMatchObject({ pristine: false, provider: 'github' });
    expect(body).not.toHaveProperty('root_domain');
    expect(await platform.withToken((body as Json).jwt).record('/Users/me')).toMatchObject({
      account: { name: 'Tenant trial', root_domain: 'cloud.example.com' },
    });
  });

  it('opens no account from the sign-in page', async () => {
    const [newcomer] = await grants('google');
    const answer = await exchange('google', newcomer?.searchParams.get('code'), { locationBeforeAuth: '/sign-in' });
    expect(answer).toMatchObject({
      status: 404,
      body: { msg: 'registering a new account not allowed from the sign-in page' },
    });
  });

  it('leads back to this computer only', async () => {
    const query = '?client_id=c&redirect_uri=https://elsewhere.example.com/';
    expect((await fetch(`${platform.url()}/sandbox/oauth/google/authorize${query}`)).status).toBe(400);
  });
});

describe('the own record on a hosted platform', () => {
  it('is a failure for whoever has no account', async () => {
    expect((await (await platform.as('admin')).get('/Users/me')).status).toBe(500);
  });

  it('is that of any other platform after the next reset', async () => {
    platform.sandbox().reset('default');
    expect(await (await platform.as('admin')).record('/Users/me')).toHaveProperty('sp');
    platform.sandbox().reset('hosted');
  });
});
