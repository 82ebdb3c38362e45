import { afterEach, beforeEach, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { serveSandbox, type Served } from './support/serve.ts';

/** A real platform without a mail service goes down at the first mail, and with one sends it out of reach (platform-api 26.1). */
let served: Served;
let nobody: Api;
let seconds: number;

beforeEach(async () => {
  seconds = Date.UTC(2026, 0, 5) / 1000;
  served = await serveSandbox({ now: () => seconds * 1000 });
  nobody = served.nobody;
});

afterEach(() => served.close());

const email = 'account@example.com';

async function mailedLink(): Promise<string> {
  expect((await nobody.post('/forgot-password', { email })).status).toBe(204);
  const mails = (await (await fetch(`${served.url}/sandbox/mails`)).json()) as { to: string; link: string }[];
  expect(mails.at(-1)?.to).toBe(email);
  return String(mails.at(-1)?.link);
}

const signedInBy = async (link: string) => {
  const { status, body } = await nobody.post('/signin', { link });
  expect(status).toBe(200);
  return new Api(nobody.base, (body as { jwt: string }).jwt);
};

it('a forgotten password is replaced by way of the mailed link, once', async () => {
  const link = await mailedLink();
  const account = await signedInBy(link);
  expect(await account.list('/Accounts')).toHaveLength(1);

  expect((await account.post('/change-password', { old_password: link, new_password: 'Found-123' })).status).toBe(204);
  expect((await account.get('/Accounts')).status).toBe(401);
  expect((await nobody.post('/signin', { link })).status).toBe(403);
  expect((await nobody.post('/login', { username: 'account', password: 'Found-123' })).status).toBe(200);
});

it('a link may be opened again until it is used', async () => {
  const link = await mailedLink();
  await signedInBy(link);
  await signedInBy(link);
});

it('a link lasts an hour', async () => {
  const link = await mailedLink();
  seconds += 3601;
  expect(await nobody.post('/signin', { link })).toMatchObject({ status: 403, body: 'Forbidden' });
});

it('asking for a link signs the user out, whoever asked', async () => {
  const account = await nobody.signedIn('account', 'Account-123');
  await mailedLink();
  expect((await account.get('/Accounts')).status).toBe(401);
});

it('a link of an administrator opens nothing', async () => {
  await nobody.post('/forgot-password', { email: 'admin@example.com' });
  const link = served.sandbox.mails().at(-1)?.link;
  expect((await nobody.post('/signin', { link })).status).toBe(500);
});

it.each([
  ['an inactive user', 'old-integration@example.com'],
  ['nobody', 'nobody@example.com'],
])('no mail goes to %s', async (_whom, to) => {
  expect(await nobody.post('/forgot-password', { email: to })).toMatchObject({
    status: 400,
    body: { error: 'failed to reset your password' },
  });
  expect(served.sandbox.mails()).toEqual([]);
});

it('a reset forgets the mails', async () => {
  await mailedLink();
  served.sandbox.reset();
  expect(served.sandbox.mails()).toEqual([]);
});
