import { expect } from '@playwright/test';
import { signIn, test } from '../console';

const billing = ['/Prices', '/StripeCustomerId', '/Subscriptions', '/Invoices', '/Availability', '/register'];

test('where nothing is hosted there is no route, no code and no request of it', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname));
  for (const path of ['/register', '/register/email', '/oauth-callback/google?code=1&state=1']) {
    await page.goto(path);
    await expect(page.getByText("That page doesn't exist.")).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Register' })).toBeHidden();
  await signIn(page, 'account');
  await expect(page.getByRole('heading', { name: 'Edit account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Subscription' })).toBeHidden();
  const own = new URL(page.url()).pathname.replace('/edit', '');
  for (const end of ['subscription', 'modify-subscription', 'manage-payment', 'sip-realm/edit']) {
    await page.goto(`${own}/${end}`);
    await expect(page.getByText("That page doesn't exist.")).toBeVisible();
  }
  const sent = (await (await request.get('/sandbox/requests')).json()) as { path: string }[];
  expect(sent.filter(({ path }) => billing.some((each) => path.startsWith(each)))).toEqual([]);
  expect(loaded.filter((path) => /hosted|signUp|stripe/i.test(path))).toEqual([]);
});
