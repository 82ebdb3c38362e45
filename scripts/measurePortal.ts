import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Credentials {
  username: string;
  password: string;
}

export interface Measured {
  /** Bytes of script as they came over the wire or, where the server does not compress, as gzip would make them. */
  loginScript: number;
  listScript: number;
  listRequests: number;
  /** From the press of the sign-in button to the first record on the page, in milliseconds. */
  firstRow: number;
}

const slowdown = 4;
const patience = 60_000;
/** How long nothing may go over the wire for a page to count as complete. */
const quiet = 750;

/** A link to an account; a portal may show its user's own page before the list. */
const recordLink = 'main a[href*="/accounts/"][href$="/edit"]';
/** A portal may open on a page of its own after sign-in; this leads to its list of accounts. */
const accountsLink = 'nav a[href$="/accounts"], aside a[href$="/accounts"]';

/** In milliseconds of the page's clock. */
interface Noted {
  pressed?: number;
  row?: number;
  hasGone?: boolean;
}

type NotingWindow = Window & { noted?: Noted };

interface Traffic {
  scriptBytes: number;
  apiReads: number;
  lastEvent: number;
}

async function watchTraffic(client: CDPSession, sizeOf: (body: string) => number): Promise<Traffic> {
  const traffic: Traffic = { scriptBytes: 0, apiReads: 0, lastEvent: Date.now() };
  const scripts = new Set<string>();
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  client.on('Network.requestWillBeSent', ({ request, type }) => {
    traffic.lastEvent = Date.now();
    if ((type === 'Fetch' || type === 'XHR') && request.method === 'GET') traffic.apiReads += 1;
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId }) => {
    traffic.lastEvent = Date.now();
    if (!scripts.delete(requestId)) return;
    void client
      .send('Network.getResponseBody', { requestId })
      .then(({ body }) => (traffic.scriptBytes += sizeOf(body)))
      .catch(() => undefined);
  });
  return traffic;
}

async function settle(page: Page, traffic: Traffic): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() - traffic.lastEvent < quiet) {
    if (Date.now() > end) throw new Error('The page does not come to rest.');
    await page.waitForTimeout(50);
  }
}

async function openPage(context: BrowserContext, sizeOf: (body: string) => number) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const traffic = await watchTraffic(client, sizeOf);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, traffic };
}

/**
 * Runs in the page: notes when the sign-in button was pressed and when the first record was there, going to the list of accounts
 * where the portal opens elsewhere. Looking from outside would find a row up to half a second late.
 */
function watchRows({ row, list }: { row: string; list: string }) {
  const noted: Noted = {};
  (window as NotingWindow).noted = noted;
  window.addEventListener('click', () => (noted.pressed ??= performance.now()), true);
  new MutationObserver(() => {
    if (noted.row !== undefined || noted.pressed === undefined) return;
    const way = document.querySelector<HTMLElement>(list);
    if (document.querySelector(row)) requestAnimationFrame(() => (noted.row ??= performance.now()));
    else if (way && !noted.hasGone) {
      noted.hasGone = true;
      way.click();
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Signs in and waits for the first record. */
async function signIn(page: Page, { username, password }: Credentials): Promise<number> {
  await page.evaluate(watchRows, { row: recordLink, list: accountsLink });
  await page.locator('input[name="username"], input#username').first().fill(username);
  await page.locator('input[type="password"]').first().fill(password);
  await page.locator('button[type="submit"]').first().click();
  await page.locator(recordLink).first().waitFor({ timeout: patience });
  const { pressed, row } = await page.evaluate(() => (window as NotingWindow).noted ?? {});
  if (pressed === undefined || row === undefined) throw new Error('The page was loaded anew between sign-in and list.');
  return Math.round(row - pressed);
}

/**
 * One visit with an empty cache and a slowed-down processor: sign-in page, sign-in, the list of accounts.
 * @param sizeOf bytes of a script's text as they count
 */
export async function measurePortal(
  browser: Browser,
  url: string,
  credentials: Credentials,
  sizeOf: (body: string) => number,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    const { page, traffic } = await openPage(context, sizeOf);
    await page.goto(url);
    await page.locator('input[type="password"]').first().waitFor({ timeout: patience });
    await settle(page, traffic);
    const loginScript = traffic.scriptBytes;
    const firstRow = await signIn(page, credentials);
    await settle(page, traffic);
    const listScript = traffic.scriptBytes;
    const before = traffic.apiReads;
    await page.reload();
    await page.locator(recordLink).first().waitFor({ timeout: patience });
    await settle(page, traffic);
    return { loginScript, listScript, listRequests: traffic.apiReads - before, firstRow };
  } finally {
    await context.close();
  }
}
