import { expect } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { openList, orderFault, signIn, test } from '../console';

test('an account is given a bucket, tested, and stops recording', async ({ page }) => {
  await signIn(page, 'provider');
  await openList(page, 'accounts');
  await page.getByRole('link', { name: 'Testlabor', exact: true }).click();
  await page.getByLabel('Enable call recording').check();
  const storage = page.getByRole('group', { name: 'Storage' });
  await storage.getByLabel('Bucket vendor').selectOption({ label: 'AWS S3' });
  await expect(storage.getByLabel('Region')).toHaveValue('us-east-1');
  await storage.getByLabel('Bucket name').fill('lab');
  await storage.getByLabel('Access key ID').fill('AKIA');
  await storage.getByLabel('Secret access key').fill('secret-key');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('What stands in the form was tested')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Account updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Testlabor', exact: true }).click();
  await expect(page.getByLabel('Enable call recording')).toBeChecked();
  await page.getByLabel('Enable call recording').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
});

test('an application changes its voice and swaps it with the fallback', async ({ page }) => {
  await signIn(page, 'account');
  await openList(page, 'applications');
  await page.getByRole('link', { name: 'Driver hotline', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Speech synthesis voice/ })).toHaveValue('kaptein');
  await page.getByRole('button', { name: 'Swap primary and fallback' }).click();
  await expect(page.getByRole('combobox', { name: /^Speech synthesis vendor/ })).toHaveValue('google');
  await page.getByRole('combobox', { name: /^Speech synthesis vendor/ }).selectOption({ label: 'Microsoft' });
  await expect(page.getByRole('combobox', { name: /^Speech synthesis voice/ })).toHaveValue('en-US-AvaNeural');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Application updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: /^Speech synthesis voice/ })).toHaveValue('en-US-AvaNeural');
  await expect(page.getByRole('textbox', { name: /^Fallback speech synthesis voice/ })).toHaveValue('kaptein');
});

test('names that a webhook makes up fit a small screen, and a secret of several lines is hidden', async ({
  page,
  request,
}) => {
  const long = 'A_NAME_THAT_THE_WEBHOOK_MADE_UP_AND_THAT_FITS_NO_SMALL_SCREEN_ANYWHERE';
  const schema = {
    [long]: { type: 'string', description: long },
    [`${long}_FLAG`]: { type: 'boolean', description: 'Flag' },
    KEY: { type: 'string', description: 'Key', obscure: true, uiHint: 'textarea' },
  };
  await signIn(page, 'account');
  await page.setViewportSize({ width: 390, height: 844 });
  await orderFault(request, { path: '^/AppEnv', status: 200, body: schema, times: 0 });
  await page.goto('/internal/applications');
  await page.getByRole('link', { name: 'Driver hotline', exact: true }).click();
  await page.getByLabel('KEY', { exact: true }).fill('first\nsecond');
  await expect(page.getByLabel(long, { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByLabel('KEY', { exact: true })).toHaveCSS('-webkit-text-security', 'disc');
  await expectNoFindings(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [resource, name] of [
    ['accounts', 'Hafenkontor Logistik'],
    ['applications', 'Driver hotline'],
  ] as const) {
    test(`the form of ${resource} has nothing for axe to find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signIn(page, resource === 'accounts' ? 'provider' : 'account');
      await openList(page, resource);
      await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoFindings(page);
    });
  }
}
