import { expect, type Page } from '@playwright/test';
import { signIn, test } from './console';

const lists = ['users', 'accounts', 'applications', 'clients', 'phone-numbers'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What is wider than the window, by its name; nothing may be. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} of ${clientWidth}` : '';
  });

const key = /\b(?:resources|fields|form|list|frame|actions|rules|errors|ra)\.[a-z_-]+\.[a-z_.-]+/;

async function expectWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, .list-skeleton')).toHaveCount(0);
  await expect.poll(() => tooWide(page)).toBe('');
  await expect(page.getByRole('main')).not.toContainText(key);
}

for (const [locale, save] of [
  ['de', 'Speichern'],
  ['fr', 'Enregistrer'],
] as const)
  test(`every screen has room for ${locale}`, async ({ page }) => {
    await signIn(page, 'admin');
    await page.evaluate((chosen) => localStorage.setItem('prefs.locale', JSON.stringify(chosen)), locale);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const resource of lists) {
        await page.goto(`/internal/${resource}`);
        await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible();
        await expectWhole(page);
        await page.goto(`/internal/${resource}/add`);
        await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();
        await expectWhole(page);
      }
      for (const only of ['settings', 'profile']) {
        await page.goto(`/internal/${only}`);
        await expect(page.getByRole('button', { name: save, exact: true })).toBeVisible();
        await expectWhole(page);
      }
    }
  });
