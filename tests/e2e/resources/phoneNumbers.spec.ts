import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { navigation, orderFault, people, signIn, test } from '../console';

interface Known {
  headers: { authorization: string };
  account: { account_sid: string; name: string };
  application: { application_sid: string; name: string };
  carrier: { voip_carrier_sid: string; name: string };
}

/** What the provider has, asked of the platform itself. */
async function known(request: APIRequestContext): Promise<Known> {
  const login = await request.post('/api/v1/login', { data: people.provider });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await request.get(`/api/v1${path}`, { headers })).json()) as T[];
  const applications = await read<Known['application'] & { account_sid: string }>('/Applications');
  const accounts = await read<Known['account']>('/Accounts');
  const account = accounts.find(({ account_sid }) => applications.some((app) => app.account_sid === account_sid))!;
  const carriers = await read<Known['carrier'] & { is_active: number; account_sid: string | null }>('/VoipCarriers');
  return {
    headers,
    account,
    application: applications.find(({ account_sid }) => account_sid === account.account_sid)!,
    carrier: carriers.find(({ is_active, account_sid }) => is_active === 1 && account_sid === null)!,
  };
}

/** So many numbers of one account, beginning with 4477. */
async function addNumbers(request: APIRequestContext, count: number, { headers, account, carrier }: Known) {
  const add = (index: number) =>
    request.post('/api/v1/PhoneNumbers', {
      headers,
      data: {
        number: `4477${String(index).padStart(8, '0')}`,
        account_sid: account.account_sid,
        voip_carrier_sid: carrier.voip_carrier_sid,
      },
    });
  for (let index = 0; index < count; index += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - index) }, (_, each) => add(index + each)));
}

/** Presses as a person would, and counts it. */
function counted() {
  const acts = {
    count: 0,
    press: async (what: Locator) => {
      acts.count += 1;
      await what.click();
    },
  };
  return acts;
}

/** Selects all that the filters let through, chooses the application, and routes. */
async function routeAll(page: Page, press: (what: Locator) => Promise<void>, total: number, application: string) {
  await press(page.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const all = total.toLocaleString('en-US');
  await press(page.getByRole('button', { name: `Select all ${all} that match` }));
  await expect(page.getByText(`${all} selected`)).toBeVisible();
  const bar = page.getByRole('group', { name: 'Route to application' });
  await press(bar.getByRole('combobox', { name: 'Application' }));
  await press(page.getByRole('option', { name: application, exact: true }));
  await press(bar.getByRole('button', { name: 'Route' }));
}

test('340 numbers of one account are routed by eight acts, and by six with the account carried over', async ({
  page,
  request,
}) => {
  const platform = await known(request);
  const { account, application, headers } = platform;
  const own = (await (
    await request.get(`/api/v1/PhoneNumbers?account_sid=${account.account_sid}`, { headers })
  ).json()) as unknown[];
  await addNumbers(request, 340 - own.length, platform);
  await signIn(page, 'provider');
  await page.waitForLoadState('networkidle');
  const acts = counted();
  const toNumbers = navigation(page).getByRole('link', { name: 'Phone Numbers' });
  await acts.press(toNumbers);
  await expect(page.getByRole('heading', { level: 1, name: 'Phone numbers' })).toBeVisible();
  await acts.press(page.getByRole('button', { name: /^Account/ }));
  await acts.press(page.getByRole('option', { name: account.name }));
  await expect(page.getByText('Total: 340 records')).toBeVisible();
  await routeAll(page, acts.press, 340, application.name);
  await expect(page.getByText('Number routing updated successfully')).toBeVisible({ timeout: 60_000 });
  expect(acts.count).toBeLessThanOrEqual(8);
  const routed = (await (
    await request.get(`/api/v1/PhoneNumbers?account_sid=${account.account_sid}`, { headers })
  ).json()) as { application_sid: string }[];
  expect(routed.map(({ application_sid }) => application_sid)).toEqual(
    Array.from({ length: 340 }, () => application.application_sid),
  );

  await navigation(page).getByRole('link', { name: 'Carriers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carriers' })).toBeVisible();
  const again = counted();
  await again.press(toNumbers);
  await expect(page.getByText('Total: 340 records')).toBeVisible();
  await routeAll(page, again.press, 340, application.name);
  await expect(page.getByText('340 selected')).toBeHidden({ timeout: 60_000 });
  expect(again.count).toBeLessThanOrEqual(6);
});

interface Writes {
  open: number;
  most: number;
  sent: number;
}

/** Runs in the page before its scripts: events of the browser come in another order than what they tell. */
function countWrites() {
  const writes = { open: 0, most: 0, sent: 0 };
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return fetch(input, init);
    writes.sent += 1;
    writes.most = Math.max(writes.most, (writes.open += 1));
    return fetch(input, init).finally(() => (writes.open -= 1));
  };
  Object.assign(window, { writes });
}

const writes = (page: Page): Promise<Writes> => page.evaluate(() => (window as unknown as { writes: Writes }).writes);

test(
  '1,000 numbers: at most six calls at once, refusals are told, and tried again alone',
  { tag: '@refused' },
  async ({ page, request }) => {
    const platform = await known(request);
    await addNumbers(request, 1000, platform);
    await page.addInitScript(countWrites);
    await signIn(page, 'provider');
    await page.goto(
      `/internal/phone-numbers?filter=${encodeURIComponent(JSON.stringify({ q: '4477', account_sid: platform.account.account_sid }))}`,
    );
    await expect(page.getByText('Total: 1,000 records')).toBeVisible();
    const refused = { method: 'PUT', path: '/PhoneNumbers/', status: 422, body: { msg: 'this number is being moved' } };
    await orderFault(request, { ...refused, times: 25 });
    const press = (what: Locator) => what.click();
    await routeAll(page, press, 1000, platform.application.name);
    await expect(page.getByText('Updating number routing...')).toBeVisible();
    const report = page.getByRole('region', { name: 'Report' });
    await expect(report).toContainText('975 done · 25 failed', { timeout: 120_000 });
    await expect(report.getByText('this number is being moved')).toHaveCount(25);
    expect(await writes(page)).toMatchObject({ open: 0, sent: 1000 });
    expect((await writes(page)).most).toBeLessThanOrEqual(6);
    await expect(page.getByText('25 selected')).toBeVisible();
    await expectNoFindings(page);
    await report.getByRole('button', { name: 'Try 25 again' }).click();
    await expect(page.getByText('Number routing updated successfully')).toBeVisible();
    expect((await writes(page)).sent).toBe(1025);
  },
);

test('a file of 1,000 numbers of which 20 are bad: the good ones are added once', async ({ page, request }) => {
  const { account, carrier, headers } = await known(request);
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const number = `4478${String(index).padStart(8, '0')}`;
    if (index % 50 === 7) return `1.50833E+10,${carrier.name},${account.name}`;
    return `${number},${carrier.name},${account.name}`;
  });
  const file = {
    name: 'numbers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeffPhone number,Carrier,Account\r\n${rows.join('\r\n')}\r\n`),
  };
  await signIn(page, 'provider');
  await page.goto('/internal/phone-numbers');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Phone Numbers' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: '980 new' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: '20 with errors' })).toBeVisible();
  await expect(dialog.getByText('Phone number: The digits were lost', { exact: false })).toHaveCount(20);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Import 980 rows' }).click();
  await expect(dialog.getByRole('button', { name: '980 added' })).toBeVisible({ timeout: 120_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  expect((await download).suggestedFilename()).toBe('phone-numbers-import-report.csv');
  await dialog.getByRole('button', { name: 'Check again and go on' }).click();
  await expect(dialog.getByRole('button', { name: '980 the same' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  const added = (await (await request.get('/api/v1/PhoneNumbers?filter=4478', { headers })).json()) as unknown[];
  expect(added).toHaveLength(980);
});
