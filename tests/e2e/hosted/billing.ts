import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sentTo, signInAs } from './hosted';

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  unpaid: '4000 0000 0000 0341',
  asking: '4000 0025 0000 3155',
};

/** Into the inputs of the stand-in for the script of card payment. */
export async function typeCard(page: Page, card: keyof typeof cards) {
  await page.getByLabel('Card number').fill(cards[card]);
  await page.getByLabel('Expiration date (MM / YY)').fill('12 / 31');
  await page.getByLabel('Security code').fill('123');
}

export async function openUpgrade(page: Page) {
  await signInAs(page, 'trial');
  await page.getByRole('link', { name: 'Upgrade to a Paid Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Upgrade your Subscription', level: 1 })).toBeVisible();
}

export async function openModify(page: Page) {
  await signInAs(page, 'paid');
  await page.getByRole('link', { name: 'Modify My Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Subscription', level: 1 })).toBeVisible();
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* and Upgrade to Paid Plan$/ });
export const sessions = (page: Page) => page.getByRole('textbox', { name: /^Maximum concurrent call sessions/ });
export const devices = (page: Page) => page.getByRole('textbox', { name: /^Additional device registrations/ });
/** What was asked of the plan, in order. */
export const actions = async (request: APIRequestContext) =>
  (await sentTo(request, '/Subscriptions')).filter(({ method }) => method === 'POST').map(({ body }) => body?.action);
