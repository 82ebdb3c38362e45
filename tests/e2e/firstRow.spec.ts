import { expect, type Page } from '@playwright/test';
import { signIn, test } from './console';

interface Watched {
  /** How often the frame was drawn before there was a row. */
  drawings: number;
  /** What the platform was asked for until then. */
  asked: string[];
  row: boolean;
}

/* React tells of each drawing to who claims to be its developer tools; runs in the page. */
const watch = () => {
  const watched: Watched = { drawings: 0, asked: [], row: false };
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!watched.row && pathname.startsWith('/api/v1/')) watched.asked.push(pathname);
    return send(input, init);
  };
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

/** What is asked for before there is a row: side by side the providers and the rows; where those are of one account, the accounts before them. */
const lists = { accounts: 2, applications: 3, carriers: 2, 'phone-numbers': 2, users: 2, clients: 3 };

for (const [list, requests] of Object.entries(lists))
  test(`the list of ${list} is drawn once, with its rows, when its address is opened`, async ({ page }) => {
    await signIn(page, 'admin');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await page.addInitScript(watch);
    await page.goto(`/internal/${list}`);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const { asked, ...drawn } = await watchedIn(page);
    expect(drawn).toEqual({ drawings: 1, row: true });
    /* What else a row shows is asked for when it is there. */
    expect(asked).toHaveLength(requests);
    expect(asked.filter((path) => path.endsWith('/ServiceProviders'))).toHaveLength(1);
  });

test('that something is on its way is shown before any file of the page has come', async ({ page }) => {
  await page.route('**/assets/**', () => undefined);
  await page.goto('/internal/accounts', { waitUntil: 'commit' });
  await expect(page.locator('.spinner')).toHaveCSS('width', '18px');
  await expect(page.locator('.gate-waiting')).toHaveCSS('display', 'flex');
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
