import { expect, type Locator, type Page } from '@playwright/test';
import { navigation, people, test } from './console';

/** Key by key to an element, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

test('an operator works without a mouse, from sign-in to a deleted record', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(people.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');

  const clients = navigation(page).getByRole('link', { name: 'Clients' });
  await tabTo(page, clients);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'SIP client credentials', level: 1 })).toBeVisible();

  /* A new record: the button, the form, Save by its keys. */
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Add/ }).first());
  await page.keyboard.press('Enter');
  const name = page.getByLabel(/^User name/);
  await tabTo(page, name);
  await page.keyboard.type('keyboard');
  await tabTo(page, page.getByLabel(/^Password/).first());
  await page.keyboard.type('Keyboard-123');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'SIP client credentials', level: 1 })).toBeVisible();

  /* The filter, and the row that it leaves. */
  await page.keyboard.press('/');
  await page.keyboard.type('keyboard');
  const row = page.locator('tbody').getByRole('link', { name: 'keyboard', exact: true });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('keyboard');

  /* Leaving a changed form asks; Escape stays, and the focus is where it was. */
  const queues = page.getByLabel('Allow direct calling to queues');
  const before = await queues.isChecked();
  await tabTo(page, queues);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await queues.isChecked()).toBe(!before);
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Client updated successfully')).toBeVisible();

  /* The dialog that deletes. */
  await page.goto('/internal/clients');
  await expect(page.getByRole('searchbox')).toHaveValue('keyboard');
  await page.keyboard.press('/');
  await page.keyboard.type('keyboard');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Delete keyboard' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete keyboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted sip client keyboard')).toBeVisible();

  /* Out by the menu. */
  await tabTo(page, page.getByRole('button', { name: /^User menu/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Sign out' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText("You've successfully logged out.")).toBeVisible();
});
