import { expect, type Page } from '@playwright/test';
import { openList, signIn, signOut, test } from '../console';

const provider = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`now ${name}`) });
const filter = (page: Page) => page.locator('.filter').filter({ hasText: 'Account' });
const account = 'Hafenkontor Logistik';

/** The admin looks at another provider than the first, at one account’s numbers, and signs out. */
async function chooseAndLeave(page: Page) {
  await signIn(page, 'admin');
  await provider(page, 'Baltic Voice Wholesale').click();
  await page.getByRole('option', { name: 'Nordlicht Telekom' }).click();
  await expect(provider(page, 'Nordlicht Telekom')).toBeVisible();
  await openList(page, 'phone-numbers');
  await filter(page).getByRole('button').first().click();
  await filter(page).getByRole('combobox').fill(account);
  await page.getByRole('option', { name: account }).click();
  await expect(page).toHaveURL(/account_sid/);
  await signOut(page);
}

test('provider and account filter wait over signing out for who chose them, and for nobody else', async ({ page }) => {
  await chooseAndLeave(page);
  await signIn(page, 'provider');
  await openList(page, 'phone-numbers');
  await expect(filter(page)).not.toContainText(account);
  await signOut(page);

  await signIn(page, 'admin');
  await expect(provider(page, 'Nordlicht Telekom')).toBeVisible();
  await openList(page, 'phone-numbers');
  await expect(filter(page)).toContainText(account);
});
