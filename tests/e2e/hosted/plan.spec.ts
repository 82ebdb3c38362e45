import { expect } from '@playwright/test';
import { orderFault } from '../console';
import { actions, devices, openModify, openUpgrade, pay, sessions, typeCard } from './billing';
import { charges, signInAs, test } from './hosted';

test('an upgrade is reckoned, paid once and seen on the account', async ({ page, request }) => {
  await openUpgrade(page);
  await expect(page.getByText('With 5 call sessions you can register 25 concurrent devices')).toBeVisible();
  await sessions(page).fill('4');
  await expect(page.getByText('A whole number from 5 to 1000.')).toHaveClass(/error/);
  await expect(pay(page)).toBeDisabled();
  await sessions(page).fill('50');
  await expect(page.getByRole('row', { name: /^Maximum concurrent/ })).toContainText('$125.00 for all');
  await sessions(page).fill('10');
  await page
    .getByRole('button', { name: 'Would you like to purchase additional device registrations?' })
    .press('Enter');
  await expect(devices(page)).toBeFocused();
  await devices(page).fill('4');
  await expect(page.getByRole('row', { name: /^Total Monthly Cost/ })).toContainText('$68.00');
  await page.getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Pay $68.00 and Upgrade to Paid Plan' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card number is incomplete.');
  await typeCard(page, 'good');
  await pay(page).dblclick();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  await expect(
    page.getByText(/^Your paid subscription includes capacity for 10 simultaneous calls, and 54/),
  ).toBeVisible();
  expect(await actions(request)).toEqual(['upgrade-to-paid']);
  expect(await charges(request)).toEqual([6800]);
});

test('a card that is refused at once leaves the plan as it is', { tag: '@refused' }, async ({ page, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'declined');
  await pay(page).press('Enter');
  await expect(page.getByText('The card was refused. Try another one.')).toBeVisible();
  await expect(pay(page)).toBeFocused();
  await typeCard(page, 'good');
  await pay(page).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  expect(await actions(request)).toEqual(['upgrade-to-paid', 'upgrade-to-paid']);
  expect(await charges(request)).toEqual([3250]);
});

test('after a card error another card completes the payment, also after a reload', async ({ page, request }) => {
  await openUpgrade(page);
  await sessions(page).fill('10');
  await typeCard(page, 'unpaid');
  await pay(page).click();
  await expect(page.getByText('The card was refused: Your card was declined.')).toBeVisible();
  await page.reload();
  await expect(pay(page)).toHaveText('Pay $65.00 and Upgrade to Paid Plan');
  await typeCard(page, 'unpaid');
  await pay(page).click();
  await expect(page.getByText('This card did not pay for what is outstanding either.')).toBeVisible();
  await typeCard(page, 'good');
  await pay(page).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  expect(await actions(request)).toEqual(['upgrade-to-paid', 'update-payment-method', 'update-payment-method']);
  expect(await charges(request)).toEqual([6500]);
});

test('a payment that its owner has to confirm counts once that is done', async ({ page, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'asking');
  await pay(page).click();
  await expect(
    page.getByText(
      'Your requested changes are being processed. Please do not leave the page or hit the back button until complete.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('The payment was not authenticated. Use another card and try again.')).toBeVisible();
  expect(await charges(request)).toEqual([]);
  await typeCard(page, 'good');
  await pay(page).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  expect(await charges(request)).toEqual([3250]);
});

test('a confirmed payment is paid', async ({ page, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'asking');
  await pay(page).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  expect(await charges(request)).toEqual([3250]);
});

test('an answer that nobody knows is never a success', { tag: '@refused' }, async ({ page, request }) => {
  await openUpgrade(page);
  await typeCard(page, 'good');
  const odd = { method: 'POST', path: '^/Subscriptions$', status: 201, body: { status: 'pondering' } };
  await orderFault(request, odd);
  await pay(page).click();
  await expect(page.getByText(/^Your plan is as it was/)).toBeVisible();
  await expect(page.getByText('Payment completed successfully')).toBeHidden();
});

test('a script that does not come is told, and asked for again', { tag: '@refused' }, async ({ page }) => {
  await page.route('**/sandbox/stripe.js', (route) => route.abort());
  await openUpgrade(page);
  await expect(page.getByText(/^The script of card payment could not be loaded/)).toBeVisible();
  await page.unroute('**/sandbox/stripe.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

for (const [name, calls, charge, sum] of [
  ['more', '20', 'Your new monthly charge will be $133.00, and you will immediately be charged', [4333]],
  ['less', '5', 'Your new monthly charge will be $35.50, and you will receive a credit of', [-2167]],
] as const)
  test(`modifies to ${name}, with what it costs`, async ({ page, request }) => {
    await openModify(page);
    const review = page.getByRole('button', { name: 'Review Changes' });
    await expect(review).toBeDisabled();
    await sessions(page).fill(calls);
    await review.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Changes' });
    await expect(dialog).toContainText(charge);
    await expect(dialog).toContainText(`${5 * (Number(calls) + 4)} registered devices`);
    expect(await charges(request)).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your subscription capacity has been successfully modified.')).toBeVisible();
    expect(await charges(request)).toHaveLength(sum.length);
  });

test('a change that costs the same says so', async ({ page, request }) => {
  await openModify(page);
  const same = { currency: 'usd', prorated_cost: 0, monthly_cost: 6800, next_invoice_date: 'Thu Jan 01 2026' };
  await orderFault(request, { method: 'POST', path: '^/Subscriptions$', status: 201, body: same });
  await sessions(page).fill('11');
  await page.getByRole('button', { name: 'Review Changes' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your monthly charge will be $68.00.');
});

test('a change that the platform took back is no success', async ({ page, request }) => {
  await openModify(page);
  await sessions(page).fill('20');
  await page.getByRole('button', { name: 'Review Changes' }).click();
  const failed = { status: 'failed', reason: 'payment required' };
  await orderFault(request, { method: 'POST', path: '^/Subscriptions$', status: 201, body: failed });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByText(
      'The additional capacity you that you requested could not be granted due to a failure processing payment. Please configure a valid credit card for your account and the upgrade will be automatically processed',
    ),
  ).toBeVisible();
  await expect(page.getByText('Your subscription capacity has been successfully modified.')).toBeHidden();
  await page.getByRole('link', { name: 'Manage Payment Info' }).click();
  await expect(page.getByText('**** **** **** 4242')).toBeVisible();
});

test('the free plan comes back, and the account says what holds', async ({ page }) => {
  await openModify(page);
  await page.getByRole('button', { name: 'Return to free plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return to Free Plan' });
  await expect(dialog).toContainText('1 call session and 1 registered device');
  await dialog.getByRole('button', { name: 'Return to the free plan' }).click();
  await expect(page.getByText('Downgrade to free plan completed successfully')).toBeVisible();
  await expect(page.getByText(/^You are currently on the Free plan/)).toBeVisible();
});

test('another card pays from now on, and invoices are shown', async ({ page, request }) => {
  await signInAs(page, 'paid');
  await page.getByRole('link', { name: 'Manage Payment Info' }).click();
  await expect(page.getByRole('row', { name: /^Total Monthly Cost/ })).toContainText('$68.00');
  await expect(page.getByRole('link', { name: 'Invoice as PDF' })).toBeVisible();
  await expect(page.getByText('Visa', { exact: true })).toBeVisible();
  await expect(page.getByText('12/2030')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change Payment Info' });
  await change.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Payment Information' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();
  await change.press('Enter');
  await typeCard(page, 'asking');
  await page.getByRole('button', { name: 'Save New Card' }).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Payment Info' }).click();
  await expect(page.getByText('**** **** **** 3155')).toBeVisible();
  expect(await actions(request)).toEqual(['update-payment-method']);
});

test(
  'a plan whose payment failed is told, and another card brings it back',
  { tag: '@refused' },
  async ({ page, request }) => {
    await orderFault(request, {
      path: '^/Users/me$',
      status: 500,
      body: { msg: 'account is missing a subscription' },
      times: 0,
    });
    await signInAs(page, 'paid');
    await expect(page.getByText(/^Your plan is suspended, since a payment failed/)).toBeVisible();
    /* The way out does not depend on the plan. */
    await expect(page.getByRole('region', { name: 'Delete Account' }).getByRole('button')).toBeEnabled();
    await page.getByRole('link', { name: 'Manage Payment Info' }).click();
    await typeCard(page, 'good');
    await request.delete('/sandbox/faults');
    await page.getByRole('button', { name: 'Save New Card' }).click();
    await expect(page.getByText('Payment completed successfully')).toBeVisible();
    await expect(page.getByText(/^Your paid subscription includes/)).toBeVisible();
    expect(await actions(request)).toEqual(['update-payment-method']);
  },
);

test('whatever comes of another card is told', { tag: '@refused' }, async ({ page, request }) => {
  await signInAs(page, 'paid');
  await page.getByRole('link', { name: 'Manage Payment Info' }).click();
  await page.getByRole('button', { name: 'Change Payment Info' }).click();
  await typeCard(page, 'good');
  for (const [status, body, text] of [
    [200, { status: 'card error', reason: 'Your card has expired.' }, 'Your card has expired.'],
    [200, { status: 'card error' }, 'Something went wrong, please try again'],
    [200, { status: 'failed to pay outstanding invoices' }, /^The card is stored, but it did not pay for what is/],
    [500, { msg: 'Error posting to /payment_methods/pm/attach from stripe: 404' }, /^The provider of card payment/],
    [500, { msg: 'Error posting to /invoices/in/pay from stripe: 402' }, /^The card was refused/],
    [200, { status: 'pondering' }, /^Whether the card was changed could not be found out/],
  ] as const) {
    await orderFault(request, { method: 'POST', path: '^/Subscriptions$', status, body });
    await page.getByRole('button', { name: 'Save New Card' }).click();
    await expect(page.getByRole('alert')).toHaveText(text);
  }
  await page.getByRole('button', { name: 'Save New Card' }).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
});
