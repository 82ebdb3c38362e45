import { expect, type Page } from '@playwright/test';
import { navigation, openList, signIn, test } from '../console';

const forms = ['accounts', 'applications', 'carriers', 'phone-numbers', 'speech-services', 'clients', 'users'];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [what, viewport] of [
  ['at a zoom of 200 %', { width: 720, height: 450 }],
  ['on 320 × 256', { width: 320, height: 256 }],
] as const)
  test(`no form scrolls sideways, and its save bar is whole, ${what}`, async ({ page }) => {
    await signIn(page, 'provider');
    await page.setViewportSize(viewport);
    for (const form of forms) {
      await page.goto(`/internal/${form}/add`);
      const bar = page.getByRole('group', { name: 'Save or leave' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      for (const button of await bar.getByRole('button').or(bar.getByRole('link')).all())
        await expect(button).toBeInViewport({ ratio: 1 });
      expect(await sideways(page), form).toBe(0);
    }
  });

test('a new record begins with the cursor in its first input, and hints belong to what is heard of an input', async ({
  page,
}) => {
  await signIn(page, 'provider');
  await openList(page, 'applications');
  await page.getByRole('link', { name: /^Add/ }).first().click();
  await expect(page.getByLabel(/^Application name/)).toBeFocused();
  await navigation(page).getByRole('link', { name: 'Clients' }).click();
  await page.getByRole('link', { name: /^Add/ }).first().click();
  const name = page.getByLabel(/^User name/);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/^Devices sign in with it/);
});

test('the status webhook is offered from the calling one, and taken by Tab', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/applications/add');
  const url = (name: RegExp) => page.getByRole('group', { name }).getByRole('textbox', { name: 'URL' });
  await url(/^Calling webhook/).fill('https://x.example/call');
  const status = url(/^Call status webhook/);
  await expect(page.getByRole('button', { name: 'Use https://x.example/call/status (Tab)' })).toBeVisible();
  await status.focus();
  await page.keyboard.press('Tab');
  await expect(status).toHaveValue('https://x.example/call/status');
});

test('a gateway that is added after one for incoming calls is for outgoing ones', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/carriers/add');
  await page.getByRole('button', { name: /^Add.*SIP gateway/i }).click();
  const second = page.getByRole('row', { name: 'row 2' });
  await expect(second.getByRole('checkbox', { name: 'Outbound' })).toBeChecked();
  await expect(second.getByRole('checkbox', { name: 'Inbound' })).not.toBeChecked();
});
