import { expect } from '@playwright/test';
import { fillLogin, openList, people, signIn, test } from '../console';

const navigation = (page: Parameters<typeof signIn>[0]) => page.getByRole('navigation', { name: 'Main navigation' });

for (const person of ['admin', 'provider'] as const)
  test(`${person} signs in and sees everything there is to manage`, async ({ page }) => {
    await signIn(page, person);
    for (const name of ['Users', 'Accounts', 'Applications', 'Clients', 'Phone Numbers'])
      await expect(navigation(page).getByRole('link', { name })).toBeVisible();
  });

test('an account user signs in and sees the own account in the place of all', async ({ page }) => {
  await signIn(page, 'account');
  await expect(navigation(page).getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await navigation(page).getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
});

test('an address opened while signed out is returned to after sign-in', async ({ page }) => {
  await page.goto('/internal/clients');
  await expect(page.getByText('You must log in to view that page')).toBeVisible();
  await fillLogin(page, people.admin);
  await expect(page).toHaveURL(/\/internal\/clients/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SIP client');
});

test('a list keeps its filter over a reload', async ({ page }) => {
  await signIn(page, 'admin');
  await openList(page, 'clients');
  await page
    .getByRole('searchbox')
    .or(page.getByLabel(/^Filter /))
    .first()
    .fill('lobby');
  await expect(page).toHaveURL(/lobby/);
  await page.reload();
  await expect(page).toHaveURL(/lobby/);
  await expect(page.getByRole('searchbox')).toHaveValue('lobby');
});

test('a view-only user finds nothing that changes', async ({ page }) => {
  await signIn(page, 'viewer');
  for (const resource of ['users', 'applications', 'clients', 'phone-numbers']) {
    await openList(page, resource);
    await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(page.locator('tbody').getByRole('checkbox')).toHaveCount(0);
    await page.locator('tbody tr a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  }
});
