import { expect, type Page } from '@playwright/test';
import { signIn, test } from './console';

interface Watched {
  /** How often the frame was drawn before there was a row. */
  drawings: number;
  row: boolean;
}

/* React tells of each drawing to who claims to be its developer tools; runs in the page. */
const watch = () => {
  const watched: Watched = { drawings: 0, row: false };
  const noted = () => {
    if (watched.row || !document.querySelector('main')) return;
    watched.drawings += 1;
    watched.row = document.querySelector('tbody tr') !== null;
  };
  const hook = { supportsFiber: true, renderers: new Map(), inject: () => 1, onCommitFiberRoot: noted };
  Object.assign(window, {
    watched,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onPostCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {} },
  });
};

const watchedIn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

const lists = ['accounts', 'applications', 'carriers', 'phone-numbers', 'users', 'clients'];

for (const list of lists)
  test(`the list of ${list} is drawn once, with its rows, when its address is opened`, async ({ page }) => {
    await signIn(page, 'admin');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.addInitScript(watch);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`/internal/${list}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(await watchedIn(page)).toEqual({ drawings: 1, row: true });
    /* The providers, and the list. */
    expect(asked.slice(0, 2).filter((path) => path.endsWith('/ServiceProviders'))).toHaveLength(1);
  });
