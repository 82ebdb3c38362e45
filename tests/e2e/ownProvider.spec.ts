import { expect, type Page } from '@playwright/test';
import { signIn, test } from './console';

/* Read with the token of the page, as its own requests are. */
const listed = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch(`/api/v1${address}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as Record<string, string>[];
  }, path);

async function accountElsewhere(page: Page): Promise<{ sid: string; provider: string }> {
  const providers = await listed(page, '/ServiceProviders');
  const accounts = await listed(page, '/Accounts');
  const other = providers.find(({ name }) => name === 'Nordlicht Telekom')!;
  const account = accounts.find(({ name }) => name === 'Hafenkontor Logistik')!;
  expect(account.service_provider_sid).toBe(other.service_provider_sid);
  return { sid: account.account_sid!, provider: other.name! };
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('button', { name: /now Baltic Voice Wholesale/ })).toBeVisible();
});

test('a record that is opened by its address brings its service provider along', async ({ page }) => {
  const { sid, provider } = await accountElsewhere(page);
  await page.goto(`/internal/accounts/${sid}/edit`);
  await expect(page.getByRole('button', { name: new RegExp(`now ${provider}`) })).toBeVisible();
  await expect(page.getByLabel('Account name')).toHaveValue('Hafenkontor Logistik');
  await expect(page).toHaveURL(`/internal/accounts/${sid}/edit`);
});

test('an account of another service provider is not deleted while its numbers are there', async ({ page }) => {
  const { sid } = await accountElsewhere(page);
  const deleted: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deleted.push(request.url()));
  await page.goto(`/internal/accounts/${sid}/edit`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Phone numbers' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  expect(deleted).toEqual([]);
});
