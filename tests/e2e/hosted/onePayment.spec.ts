import { expect, type Page } from '@playwright/test';
import { configure, navigation, orderFault } from '../console';
import { actions, openUpgrade, pay, sessions, typeCard } from './billing';
import { charges, settings, test } from './hosted';

const done = (page: Page) => page.getByText('Payment completed successfully');

test(
  'what the platform has done before the connection broke is not done again, by the browser either',
  { tag: '@refused' },
  async ({ page, request }) => {
    await openUpgrade(page);
    await typeCard(page, 'good');
    await orderFault(request, { method: 'POST', path: '^/Subscriptions$', drop: 'when done' });
    await pay(page).click();
    await expect(done(page)).toBeVisible();
    expect(await actions(request)).toEqual(['upgrade-to-paid']);
    expect(await charges(request)).toEqual([3250]);
  },
);

test('what never arrived may be tried again', { tag: '@refused' }, async ({ page, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'good');
  /* As often as it is sent. */
  await orderFault(request, { method: 'POST', path: '^/Subscriptions$', drop: true, times: 0 });
  await pay(page).click();
  await expect(page.getByText(/^Your plan is as it was, and the platform knows of no payment/)).toBeVisible();
  await request.delete('/sandbox/faults');
  await pay(page).click();
  await expect(done(page)).toBeVisible();
  expect(await charges(request)).toEqual([3250]);
});

test(
  'a payment that waits, and of which nobody heard, is completed before another is begun',
  { tag: '@refused' },
  async ({ page, request }) => {
    await openUpgrade(page);
    await sessions(page).fill('10');
    await typeCard(page, 'unpaid');
    await orderFault(request, { method: 'POST', path: '^/Subscriptions$', drop: 'when done' });
    await pay(page).click();
    await expect(page.getByText(/^Your plan is as it was, and the platform knows of no payment/)).toBeVisible();
    await expect(sessions(page)).toBeDisabled();
    await typeCard(page, 'good');
    await pay(page).click();
    await expect(done(page)).toBeVisible();
    expect(await actions(request)).toEqual(['upgrade-to-paid', 'update-payment-method']);
    expect(await charges(request)).toEqual([6500]);
  },
);

test(
  'a reload while a payment is under way asks first, and what was begun is looked after',
  { tag: '@refused' },
  async ({ page, request }) => {
    await openUpgrade(page);
    await sessions(page).fill('10');
    await typeCard(page, 'good');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/v1/Subscriptions', async (route) => {
      await arrival;
      await route.fetch();
    });
    await pay(page).click();
    await expect(page.getByText(/^Your requested changes are being processed/)).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Alerts' }).click();
    await expect(page.getByRole('heading', { name: 'Upgrade your Subscription', level: 1 })).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByText('A payment that was begun is not settled.')).toBeVisible();
    await expect(pay(page)).toHaveText('Pay $65.00 and Upgrade to Paid Plan');
    arrive();
    await expect.poll(() => charges(request)).toEqual([6500]);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(done(page)).toBeVisible();
    expect(await charges(request)).toEqual([6500]);
  },
);

test('a payment that waits here is not charged once another browser has paid', async ({ page, browser, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'unpaid');
  await pay(page).click();
  await expect(page.getByText('The card was refused: Your card was declined.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await configure(elsewhere, settings);
  await openUpgrade(elsewhere);
  await expect(sessions(elsewhere)).toBeEnabled();
  await typeCard(elsewhere, 'good');
  await pay(elsewhere).click();
  await expect(done(elsewhere)).toBeVisible();
  await elsewhere.context().close();
  await typeCard(page, 'good');
  await pay(page).click();
  await expect(page.getByText('You are on a paid plan already.')).toBeVisible();
  await expect(page.getByText(/^Your paid subscription includes/)).toBeVisible();
  expect(await charges(request)).toEqual([3250]);
});
