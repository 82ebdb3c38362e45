import { expect } from '@playwright/test';
import { signIn, test } from './console';

test(
  'a list whose service provider is gone opens with the rows of the first there is',
  { tag: '@refused' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const rows = await page.locator('tbody tr').count();
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage])
        for (const key of Object.keys(store))
          if (key.includes('activeServiceProvider')) store.setItem(key, '00000000-0000-4000-8000-00000000dead');
    });
    await page.goto('/internal/accounts');
    await expect(page.getByRole('button', { name: /now Baltic Voice Wholesale/ })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(rows);
  },
);
