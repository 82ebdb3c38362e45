import { expect } from '@playwright/test';
import { orderFault, signIn, test } from '../console';

test(
  'the settings are saved part by part, and a part that failed is sent again',
  { tag: '@refused' },
  async ({ page, request }) => {
    await signIn(page, 'admin');
    await page.goto('/internal/settings');
    await page.getByLabel('Domain name', { exact: true }).fill('voice.example.com');
    await page.getByLabel('Min password length').selectOption('12');
    await expect(page.getByText('Be at least 12 characters long')).toBeVisible();
    await page.getByRole('tab', { name: 'Service provider' }).click();
    await page.getByLabel('Service provider name').fill('Baltic Voice');
    await page.getByLabel('Max calls').fill('40');
    await orderFault(request, {
      method: 'POST',
      path: '/SystemInformation',
      status: 500,
      body: { msg: 'the disk is full' },
      times: 1,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Not saved: System information. the disk is full')).toBeVisible();
    await expect(page.getByText('Saved: Password settings')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Admin settings updated successfully')).toBeVisible();
    await expect(page.getByRole('banner').first()).toContainText('Baltic Voice');
  },
);

test('a key is rotated: the new one first, the old one retired afterwards', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/settings');
  await page.getByRole('button', { name: 'Add key' }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const first = (await page.locator('[role=dialog] code').innerText()).trim();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: `Rotate ••••${first.slice(-4)}` }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const second = (await page.locator('[role=dialog] code').innerText()).trim();
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'Retire the old key' }).click();
  await expect(page.getByText(`••••${second.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(`••••${first.slice(-4)}`)).toHaveCount(0);
});

test('a view-only user changes the own password from the user menu', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.getByRole('button', { name: /viewer/ }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await page.getByLabel('Current password').fill('Viewer-123');
  await page.getByLabel('New password', { exact: false }).first().fill('Viewer-4567');
  await page.getByLabel('Confirm new password').fill('Viewer-4567');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('one’s own user is deleted only after two questions', { tag: '@refused' }, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/users');
  await page.getByRole('button', { name: 'Delete admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('This is your own user. You would be signed out and could not come back.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete all the same' }).click();
  await expect(page.getByText("You've successfully logged out.")).toBeVisible();
  await expect(page.getByLabel('Username')).toBeVisible();
});
