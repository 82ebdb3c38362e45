import { expect, type Page } from '@playwright/test';
import { expectNoFindings as findNothing, wcag } from '../axe';
import { configure, fillLogin, people, test } from '../console';

const expectNoFindings = (page: Page) => findNothing(page, wcag);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test.describe(`in the ${colorScheme} theme, ${width} wide, nothing is found`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('on the pages beside sign-in', { tag: '@refused' }, async ({ page }) => {
        await configure(page, { ENABLE_FORGOT_PASSWORD: true });
        await page.goto('/');
        await fillLogin(page, { username: 'admin', password: 'wrong' });
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFindings(page);
        await page.getByRole('link', { name: 'Forgot Password' }).click();
        await page.getByRole('button', { name: 'Send me a reset password link' }).click();
        await expectNoFindings(page);
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await expectNoFindings(page);
        await page.goto('/');
        await fillLogin(page, { username: 'newcomer', password: 'Newcomer-123' });
        await page.getByLabel(/^New password/).fill('short');
        await page.getByLabel(/^Confirm new password/).fill('short');
        await page.getByRole('button', { name: 'Create password' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFindings(page);
      });

      test('on the page about wrong settings', async ({ page }) => {
        await configure(page, { ACCENT: 'red' });
        await page.goto('/');
        await expect(page.getByRole('listitem')).toHaveCount(1);
        await expectNoFindings(page);
      });

      test('in the warning before the end of a session and its dialog', async ({ page }) => {
        await page.clock.install();
        await page.goto('/');
        await fillLogin(page, people.provider);
        await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
        await page.clock.fastForward('56:00');
        await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
        await expectNoFindings(page);
        await page.getByRole('button', { name: 'Stay signed in' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).click();
        await expect(page.getByText('Enter your password.')).toBeVisible();
        await page.clock.fastForward(1_000);
        await expectNoFindings(page);
      });
    });
