import { expect } from '@playwright/test';
import { configure, fillLogin, navigation, people, test } from '../console';

test('a wrong setting is named on a page of its own, in the place of everything', async ({ page }) => {
  await configure(page, { DISABLE_LCR: 'yes', API_BASE_URL: 'api.example.com' });
  await page.goto('/internal/accounts');
  await expect(page.getByRole('heading', { name: 'The console is not set up correctly' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'API_BASE_URL is "api.example.com". It must be an address that begins with https://, http:// or /.',
    'DISABLE_LCR is "yes". It must be true or false.',
  ]);
});

test('the product is named as the deployment wishes, in the page and in the tab', async ({ page }) => {
  await configure(page, { PRODUCT_NAME: 'Acme Voice', LOGO: '/favicon.svg?acme', ACCENT: '#7a1fa2' });
  await page.goto('/');
  await expect(page).toHaveTitle('Log in · Acme Voice');
  await expect(page.getByRole('banner').getByText('Acme Voice')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', '/favicon.svg?acme');
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await fillLogin(page, people.admin);
  await expect(navigation(page)).toBeVisible();
  await expect(page).toHaveTitle('Accounts · Acme Voice');
});

test('the API is asked where the deployment says', async ({ page }) => {
  await configure(page, { API_BASE_URL: '/api/v1/' });
  await page.goto('/');
  const asked = page.waitForRequest('**/login');
  await fillLogin(page, people.admin);
  expect(new URL((await asked).url()).pathname).toBe('/api/v1/login');
});
