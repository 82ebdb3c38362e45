import { expect, type Page } from '@playwright/test';
import { openList, orderFault, signIn, test } from './console';

const token = (page: Page) =>
  page.evaluate(() => {
    const stores = [localStorage, sessionStorage].flatMap((store) => Object.values({ ...store }) as string[]);
    return stores.map((text) => text.replaceAll('"', '')).find((text) => text.split('.').length === 3) ?? '';
  });

interface PhoneNumber {
  phone_number_sid: string;
  number: string;
  account_sid: string;
}

test(
  'an admin routes 50 numbers at once; the two that are refused are named and stay selected',
  { tag: '@refused' },
  async ({ page }) => {
    await signIn(page, 'admin');
    const headers = { authorization: `Bearer ${await token(page)}` };
    const accounts = (await (await page.request.get('/api/v1/Accounts', { headers })).json()) as {
      account_sid: string;
      name: string;
    }[];
    const account = accounts.find(({ name }) => name === 'Tallinn Helpdesk')!.account_sid;
    const carriers = (await (await page.request.get('/api/v1/VoipCarriers', { headers })).json()) as {
      voip_carrier_sid: string;
      name: string;
    }[];
    const carrier = carriers.find(({ name }) => name === 'Baltic Gateway')!.voip_carrier_sid;
    for (let index = 0; index < 50; index += 1)
      await page.request.post('/api/v1/PhoneNumbers', {
        headers,
        data: { number: `4900${100 + index}`, account_sid: account, voip_carrier_sid: carrier },
      });
    const listed = (await (
      await page.request.get('/api/v1/PhoneNumbers?filter=4900', { headers })
    ).json()) as PhoneNumber[];
    const refused = listed.filter(({ number }) => ['4900110', '4900130'].includes(number));
    expect(refused).toHaveLength(2);
    for (const { phone_number_sid: sid } of refused)
      await orderFault(page.request, {
        method: 'PUT',
        path: `^/PhoneNumbers/${sid}$`,
        status: 500,
        body: { msg: 'deadlock found' },
      });

    const filter = encodeURIComponent(JSON.stringify({ q: '4900', account_sid: account }));
    await page.goto(`/internal/phone-numbers?filter=${filter}&perPage=50&page=1`);
    await expect(page.locator('tbody tr')).toHaveCount(50);
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    const bar = page.getByRole('group', { name: 'Route to application' });
    await bar.getByLabel('Application').click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await bar.getByRole('button', { name: 'Route' }).click();

    const report = page.getByRole('region', { name: 'Report' });
    await expect(report).toContainText('48 done');
    await expect(report).toContainText('2 failed');
    await expect(report.getByRole('listitem')).toHaveCount(2);
    await expect(report).toContainText('4900110');
    await expect(report).toContainText('4900130');
    await expect(page.locator('tbody').getByRole('checkbox', { checked: true })).toHaveCount(2);
  },
);

test('an edit that the platform does not answer keeps what was typed', { tag: '@refused' }, async ({ page }) => {
  await signIn(page, 'admin');
  await openList(page, 'accounts');
  await page.locator('tbody tr a').first().click();
  const name = page.getByLabel(/^Account name/);
  await name.fill('Typed before the failure');
  await orderFault(page.request, { method: 'PUT', path: '^/Accounts/', status: 502, body: 'Bad Gateway' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(name).toHaveValue('Typed before the failure');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
});

test('an admin adds a client', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/clients/add');
  await page.getByLabel(/^User ?name/i).fill('night-desk');
  await page.locator('input[type="password"]').fill('Night-12345');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Client created successfully')).toBeVisible();
  await openList(page, 'clients');
  await expect(page.getByRole('cell', { name: 'night-desk', exact: true })).toBeVisible();
});
