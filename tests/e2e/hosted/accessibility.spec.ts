import { expect } from '@playwright/test';
import { expectNoFindings, wcag } from '../axe';
import { signInAs, test } from './hosted';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme, nothing is found`, () => {
    test.use({ colorScheme });

    test('on the pages of a registration', async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Sign Up With Email' }).click();
      await expectNoFindings(page, wcag);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Sign Up With Email' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
      await expectNoFindings(page, wcag);
    });

    test('where a plan is bought, and on the account with its end', async ({ page }) => {
      await signInAs(page, 'trial');
      await page.getByRole('link', { name: 'Upgrade to a Paid Subscription' }).click();
      await expect(page.getByLabel('Card number')).toBeVisible();
      await page.getByRole('textbox', { name: /^Maximum concurrent call sessions/ }).fill('4');
      await expectNoFindings(page, wcag);
      await page.getByRole('link', { name: 'Account' }).first().click();
      const end = page.getByRole('region', { name: 'Delete Account' });
      await end.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByRole('button', { name: 'PERMANENTLY DELETE MY ACCOUNT' }).click();
      await expectNoFindings(page, wcag);
    });

    test('where a plan is changed and paid', async ({ page }) => {
      await signInAs(page, 'paid');
      await page.getByRole('link', { name: 'Modify My Subscription' }).click();
      await page.getByRole('textbox', { name: /^Maximum concurrent call sessions/ }).fill('20');
      await page.getByRole('button', { name: 'Review Changes' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm Changes' })).toBeVisible();
      await expectNoFindings(page, wcag);
      await page.getByRole('button', { name: 'Cancel' }).last().click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Manage Payment Info' }).click();
      await expect(page.getByRole('link', { name: 'Invoice as PDF' })).toBeVisible();
      await expectNoFindings(page, wcag);
    });

    test('where the realm is chosen anew', async ({ page }) => {
      await signInAs(page, 'trial');
      await page.getByRole('link', { name: 'Change the SIP realm' }).click();
      await page.getByLabel('New subdomain').fill('paid');
      await expect(page.getByText('paid.cloud.example.com is taken.')).toBeVisible();
      await expectNoFindings(page, wcag);
    });
  });
