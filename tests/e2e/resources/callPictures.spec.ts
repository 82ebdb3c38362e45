import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { signIn, test } from '../console';

const answered = encodeURIComponent(JSON.stringify({ period: '7', answered: 'true' }));

test('the ladder of a call is read in a worker, walked by keys, and saved as a picture', async ({ page }) => {
  await signIn(page, 'account');
  await page.goto(`/internal/recent-calls?filter=${answered}`);
  await page
    .getByRole('button', { name: /details/i })
    .first()
    .click();
  const worker = page.waitForEvent('worker');
  await page.getByRole('tab', { name: 'Ladder' }).click();
  expect((await worker).url()).toContain('captureWorker');
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('button');
  await messages.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '2. 100 Trying' })).toContainText('SIP/2.0 100 Trying');
  await page.keyboard.press('Escape');
  await expect(messages.nth(1)).toBeFocused();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture (PNG)' }).click();
  const picture = await readFile(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await expectNoFindings(page);
});

test('the overview draws its charts, and shows each as a table', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/call-overview');
  const chart = page.getByRole('figure', { name: 'Calls per day' });
  await expect(chart.locator('svg rect').first()).toBeVisible();
  await expectNoFindings(page);
  await chart.getByRole('button', { name: 'As a table' }).click();
  await expect(chart.getByRole('table')).toContainText('Inbound, answered');
  await expectNoFindings(page);
});
