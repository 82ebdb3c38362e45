import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** Devices that are registered (platform-api 19.3). */
let served: Served;
let account: Api;
let base: string;
const now = Date.UTC(2026, 2, 30, 12);

beforeAll(async () => {
  served = await serveSandbox({ now: () => now });
  account = await served.nobody.signedIn('account', 'Account-123');
  const [own] = await account.list('/Accounts');
  base = `/Accounts/${String(own?.account_sid)}/RegisteredSipUsers`;
});

afterAll(() => served.close());

it('are listed by their address', async () => {
  expect(await account.list(base)).toContain('reception@hafenkontor.sip.nordlicht.example.com');
});

it('are told about by name, in the order asked, the unknown ones among them', async () => {
  expect((await account.post(base, ['nobody', 'gate-1'])).body).toMatchObject([
    { name: 'nobody', contact: null, expiryTime: 0, protocol: null, registered_status: 'inactive' },
    { name: 'gate-1', protocol: 'tls', registered_status: 'active' },
  ]);
});

it('say no status where all are asked for', async () => {
  const { body } = await account.post(base, []);
  expect(body).toHaveLength(3);
  expect(body).not.toContainEqual(expect.objectContaining({ registered_status: 'active' }));
});

it('renew themselves before they end', async () => {
  const { expiryTime } = await account.record(`${base}/reception`);
  expect(expiryTime).toBeGreaterThan(now);
});

it.each([
  ['a client', 'gate-1', { registered_status: 'active', allow_direct_app_calling: 1, allow_direct_queue_calling: 0 }],
  ['nobody', 'nobody', { registered_status: 'inactive', allow_direct_app_calling: 0, proxy: null }],
])('%s answers alone with its switches', async (_whom, name, answer) => {
  expect(await account.get(`${base}/${name}`)).toMatchObject({ status: 200, body: answer });
});

it('need a realm', async () => {
  const admin = await served.nobody.signedIn('admin', 'Admin-123');
  const without = (await admin.list('/Accounts')).find(({ name }) => name === 'Testlabor');
  expect(await admin.get(`/Accounts/${String(without?.account_sid)}/RegisteredSipUsers`)).toMatchObject({
    status: 400,
    body: { msg: 'account does not have sip_realm configuration' },
  });
  expect(await admin.get('/Accounts/00000000-0000-4000-8000-000000000000/RegisteredSipUsers')).toMatchObject({
    status: 400,
    body: { msg: 'account not found for sid 00000000-0000-4000-8000-000000000000' },
  });
});

it('are nobody else’s', async () => {
  const stranger = await served.nobody.signedIn('helpdesk-tallinn', 'Help-12345');
  expect(await stranger.get(base)).toMatchObject({ status: 403, body: { msg: 'insufficient permissions' } });
});

it('a view-only user may list, not ask', async () => {
  const viewer = await served.nobody.signedIn('viewer', 'Viewer-123');
  expect((await viewer.post(base, [])).status).toBe(403);
});
