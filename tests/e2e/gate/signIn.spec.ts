import { expect, type Page } from '@playwright/test';
import { fillLogin, navigation, orderFault, people, signIn, signOut, test, typeTemporary } from '../console';

const complaint = (page: Page) => page.getByRole('alert');
const wrong = { username: 'billing', password: 'not-the-password' };

test(
  'wrong credentials are said to be wrong, and the password is ready to be typed again',
  { tag: '@refused' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await fillLogin(page, wrong);
    await expect(complaint(page)).toHaveText('Login credentials are incorrect');
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'the sixth wrong password locks the name, as the platform says it',
  { tag: '@refused' },
  async ({ page, request }) => {
    for (let attempt = 0; attempt < 5; attempt += 1) await request.post('/api/v1/login', { data: wrong });
    await page.goto('/');
    await fillLogin(page, wrong);
    await expect(complaint(page)).toHaveText('Maximum login attempts reached. Please try again in 1800 seconds.');
  },
);

for (const [what, fault, text] of [
  ['fails', { status: 500, body: { msg: 'broken' } }, 'The server cannot be reached'],
  ['is behind a gateway that fails', { status: 502, body: '<html>Bad Gateway</html>' }, 'The server cannot be reached'],
  ['drops the connection', { drop: true, times: 0 }, 'The server cannot be reached'],
  ['refuses the request', { status: 400, body: 'Bad Request' }, 'Something went wrong, please try again'],
  ['answers with a page', { status: 200, body: '<html></html>' }, 'Something went wrong, please try again'],
  [
    'is asked too often',
    { status: 429, body: 'Too many requests, please try again later.', headers: { 'retry-after': '120' } },
    'Too many requests were made. Please wait a moment and try again.',
  ],
] as const)
  test(`a platform that ${what} is told of, and what was typed stays`, { tag: '@refused' }, async ({ page }) => {
    await orderFault(page.request, { method: 'POST', path: '^/login$', ...fault });
    await page.goto('/');
    await fillLogin(page, people.admin);
    await expect(complaint(page)).toHaveText(text);
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await page.request.delete('/sandbox/faults');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(navigation(page)).toBeVisible();
  });

test('names and passwords are asked for before anything is sent', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  const sent = (await (await request.get('/sandbox/requests')).json()) as unknown[];
  expect(sent).toEqual([]);
});

for (const [person, address] of [
  ['admin', /\/internal\/accounts$/],
  ['provider', /\/internal\/accounts$/],
  ['account', /\/internal\/accounts\/[0-9a-f-]{36}\/edit$/],
] as const)
  test(`${person} begins where the scope says`, async ({ page }) => {
    await signIn(page, person);
    await expect(page).toHaveURL(address);
  });

for (const token of ['undefined', 'abc', 'a.b.c'])
  test(`a stored token “${token}” is no session and does no harm`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('token', text), token);
    await page.goto('/internal/accounts');
    await expect(page.getByText('You must log in to view that page')).toBeVisible();
  });

test('an address that does not exist leads to sign-in', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText("That page doesn't exist.")).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

/** Holds back what this address answers until it is released. */
async function hold(page: Page, address: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(
    address,
    async (route) => {
      ask();
      await released;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { asked, release };
}

test('whoever goes elsewhere while the console is being opened gets there', async ({ page }) => {
  const part = await hold(page, /assets\/console-/);
  const firstRead = await hold(page, '**/api/v1/ServiceProviders');
  const elsewhere = await hold(page, '**/internal/carriers');
  await page.goto('/');
  await fillLogin(page, people.admin);
  await part.asked;
  await page.waitForURL(/\/internal\//);
  const going = page.goto('/internal/carriers');
  await elsewhere.asked;
  part.release();
  await firstRead.asked;
  elsewhere.release();
  await going;
  await expect(page.getByRole('heading', { level: 1, name: 'Carriers' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test.describe('a temporary password', () => {
  const newcomer = { username: 'newcomer', password: 'Newcomer-123' };
  const fresh = 'Settled-456';

  test('gives way to an own one before anything else', async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, newcomer);
    await expect(page).toHaveURL('/create-password');
    await page.getByLabel(/^New password/).fill('short');
    await page.getByLabel(/^Confirm new password/).fill('short');
    await page.getByRole('button', { name: 'Create password' }).click();
    await expect(complaint(page)).toContainText('Be at least 8 characters long');
    await page.getByLabel(/^New password/).fill(fresh);
    await page.getByLabel(/^Confirm new password/).fill(fresh);
    await page.getByRole('button', { name: 'Create password' }).click();
    await expect(navigation(page)).toBeVisible();
    await signOut(page);
    await fillLogin(page, { username: 'newcomer', password: fresh });
    await expect(page).toHaveURL(/\/internal\//);
  });

  test('is kept nowhere: after a reload it is asked for', { tag: '@refused' }, async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, newcomer);
    await expect(page).toHaveURL('/create-password');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(newcomer.password);
    await page.reload();
    await typeTemporary(page, 'not-it', fresh);
    await expect(complaint(page)).toHaveText('The temporary password is not right.');
    await typeTemporary(page, newcomer.password, fresh);
    await expect(navigation(page)).toBeVisible();
  });

  test('is not got round by the way back, another address or a reload', async ({ page }) => {
    await page.goto('/');
    await fillLogin(page, newcomer);
    await expect(page).toHaveURL('/create-password');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Create password' })).toBeVisible();
    await page.goto('/internal/clients');
    await typeTemporary(page, newcomer.password, fresh);
    await expect(page).toHaveURL('/internal/clients');
    await expect(navigation(page)).toBeVisible();
  });

  test('can be changed by a view-only user, who stays view-only', async ({ page, request }) => {
    const { token } = (await (await request.post('/api/v1/login', { data: people.admin })).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post('/api/v1/Users', {
      headers,
      data: {
        name: 'watcher',
        email: 'watcher@example.com',
        initial_password: 'Watcher-123',
        force_change: 1,
        is_view_only: true,
      },
    });
    const { user_sid: sid } = (await answer.json()) as { user_sid: string };
    await page.goto('/');
    await fillLogin(page, { username: 'watcher', password: 'Watcher-123' });
    await page.getByLabel(/^New password/).fill(fresh);
    await page.getByLabel(/^Confirm new password/).fill(fresh);
    await page.getByRole('button', { name: 'Create password' }).click();
    await expect(navigation(page)).toBeVisible();
    expect(await (await request.get(`/api/v1/Users/${sid}`, { headers })).json()).toMatchObject({
      is_view_only: true,
      force_change: 0,
    });
  });
});
