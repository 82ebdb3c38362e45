import { expect, type Page } from '@playwright/test';
import { fillLogin, navigation, people } from '../console';
import { sentTo, signInAs, test } from './hosted';

const deletion = (page: Page) =>
  page.getByRole('region', { name: 'Delete Account' }).getByRole('button', { name: 'Delete Account' });

for (const [tenant, text] of [
  [
    'trial',
    /^You are currently on the Free plan \(trial period\)\. You are limited to 5 .* Your free trial will end on /,
  ],
  ['free', /^You are currently on the Free plan \(trial period expired\)/],
  ['expired', 'Your free trial has expired. Please upgrade your subscription to a paid plan to continue service'],
  ['paid', /^Your paid subscription includes .* You are billed \$68\.00 on /],
] as const)
  test(`says what the plan is: ${tenant}`, async ({ page }) => {
    await signInAs(page, tenant);
    await expect(page.getByText(text)).toBeVisible();
  });

test('shows what is still to do until it is done', async ({ page }) => {
  await signInAs(page, 'trial');
  const box = page.getByRole('group', { name: 'Finish Account Setup' });
  await expect(box.getByRole('link')).toHaveCount(2);
  await box.getByRole('link', { name: 'Add a carrier to route calls' }).click();
  await expect(page.getByRole('heading', { name: 'Carriers', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeHidden();
  await expect(navigation(page).getByRole('link', { name: 'Users' })).toBeHidden();
});

test('who has no realm begins with the applications', async ({ page }) => {
  await signInAs(page, 'beginner');
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});

test('gives the account another realm', async ({ page }) => {
  await signInAs(page, 'trial');
  await page.getByRole('link', { name: 'Change the SIP realm' }).click();
  const change = page.getByRole('button', { name: 'Change Sip Realm' });
  await page.getByLabel('New subdomain').fill('pa');
  await expect(page.getByText('At least 3 characters.')).toBeVisible();
  await page.getByLabel('New subdomain').fill('paid');
  await expect(page.getByText('paid.cloud.example.com is taken.')).toBeVisible();
  await expect(change).toBeDisabled();
  await page.getByLabel('New subdomain').fill('Trial-Two');
  await expect(page.getByText('trial-two.cloud.example.com is free.')).toBeVisible();
  await change.click();
  await expect(page.getByLabel(/^SIP realm/)).toHaveValue('trial-two.cloud.example.com');
});

test('deletes the account by the exact phrase alone', { tag: '@refused' }, async ({ page, request }) => {
  await signInAs(page, 'trial');
  await deletion(page).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.getByLabel(/^Password/).fill('Trial-124');
  await dialog.getByLabel(/^Delete Message/).fill('Delete my account');
  await dialog.getByRole('button', { name: 'PERMANENTLY DELETE MY ACCOUNT' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You must type the delete message correctly in order to delete your account.',
  );
  await expect(dialog.getByLabel(/^Delete Message/)).toBeFocused();
  await dialog.getByLabel(/^Delete Message/).fill('delete my account');
  await dialog.getByRole('button', { name: 'PERMANENTLY DELETE MY ACCOUNT' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  expect((await sentTo(request, '/Accounts')).filter(({ method }) => method === 'DELETE')).toEqual([]);
  await dialog.getByLabel(/^Password/).fill('Trial-123');
  await dialog.getByRole('button', { name: 'PERMANENTLY DELETE MY ACCOUNT' }).click();
  await expect(page.getByText("You've successfully logged out.")).toBeVisible();
  const [deleted] = (await sentTo(request, '/Accounts')).filter(({ method }) => method === 'DELETE');
  expect(deleted?.body).toEqual({ password: '***' });
  await fillLogin(page, { username: 'trial', password: 'Trial-123' });
  await expect(page.getByRole('alert')).toHaveText('Login credentials are incorrect');
});

test('asks nobody else for a password', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('link', { name: /^Continue as octavia/ }).click();
  await deletion(page).click();
  await expect(page.getByRole('dialog').getByLabel(/^Delete Message/)).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(/^Password/)).toBeHidden();
});

test('nobody pays for another account, nor as view-only', async ({ page, request }) => {
  await signInAs(page, 'trial');
  const own = new URL(page.url()).pathname.replace('/edit', '');
  await page.goto('/internal/accounts/00000000-0000-4000-8000-000000000000/subscription');
  await expect(page.getByText('You do not have permissions to make changes to this Account')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await fillLogin(page, people.admin);
  await expect(navigation(page)).toBeVisible();
  await page.goto(`${own}/subscription`);
  await expect(page.getByText('You do not have permissions to make changes to this Account')).toBeVisible();
  expect(await sentTo(request, '/Prices')).toEqual([]);
});
