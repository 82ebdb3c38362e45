import { expect, type Page } from '@playwright/test';
import { fillLogin, people, test } from '../console';

/** What the browser says of something that moved without having been told to. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

/** Keeps what moves on a page from its beginning; runs in the page. */
const keepShifts = () => {
  const moved: string[] = [];
  new PerformanceObserver((list) => {
    for (const { sources, value } of list.getEntries() as LayoutShift[])
      moved.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent ?? '').join(' | ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { moved });
};

/** Every answer but that of the list itself is held back until it is let go. */
async function holdBack(page: Page, list: RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !list.test(pathname) && !pathname.endsWith('/ServiceProviders'),
    (route) => isLetGo.then(() => route.continue()),
  );
  return letGo;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test('nothing in a list moves when names, states and filters come', async ({ page }) => {
      await page.goto('/');
      await fillLogin(page, people.account);
      await page.waitForURL(/\/internal\//);
      await page.addInitScript(keepShifts);
      for (const [resource, path] of [
        ['phone-numbers', /\/PhoneNumbers$/],
        ['clients', /\/(Clients|Accounts)$/],
        ['alerts', /\/Alerts$/],
      ] as const) {
        const letGo = await holdBack(page, path);
        await page.goto(`/internal/${resource}`);
        await expect(page.getByText(/^Total: /)).toBeVisible();
        letGo();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
        await page.unrouteAll();
      }
    });
  });
