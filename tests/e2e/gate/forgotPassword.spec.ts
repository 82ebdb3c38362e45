import { expect } from '@playwright/test';
import { configure, fillLogin, navigation, test } from '../console';

interface Mail {
  to: string;
  link: string;
}

test(
  'whoever forgot the password gets in with a new one, by a link that works once',
  { tag: '@refused' },
  async ({ page, request }) => {
    await configure(page, { ENABLE_FORGOT_PASSWORD: true });
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByLabel(/^Email/).fill('frontdesk@example.com');
    await page.getByRole('button', { name: 'Send me a reset password link' }).click();
    await expect(page.getByRole('status')).toContainText('A password reset email has been sent to your email.');

    const [mail] = (await (await request.get('/sandbox/mails')).json()) as Mail[];
    expect(mail?.to).toBe('frontdesk@example.com');
    await page.goto(`/reset-password/${mail?.link}`);
    await page.getByLabel(/^New password/).fill('Returned-123');
    await page.getByLabel(/^Confirm new password/).fill('Returned-124');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^The confirmation password does not match/)).toBeVisible();
    await page.getByLabel(/^Confirm new password/).fill('Returned-123');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('New password was successfully set.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await fillLogin(page, { username: 'frontdesk', password: 'Returned-123' });
    await expect(navigation(page)).toBeVisible();

    await page.goto(`/reset-password/${mail?.link}`);
    await expect(page.getByText('This link is not valid, or no longer valid.')).toBeVisible();
  },
);

test('an address that no user has is told to be refused', { tag: '@refused' }, async ({ page }) => {
  await configure(page, { ENABLE_FORGOT_PASSWORD: true });
  await page.goto('/forgot-password');
  await page.getByLabel(/^Email/).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send me a reset password link' }).click();
  await expect(page.getByRole('alert')).toHaveText('failed to reset your password');
});

test('where it is switched off there is no such page', async ({ page }) => {
  await page.goto('/forgot-password');
  await expect(page.getByText("That page doesn't exist.")).toBeVisible();
});
