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

/** Signs in and waits for the first record, going to the list of accounts where the portal opens elsewhere. */
async function signIn(page: Page, { username, password }: Credentials): Promise<number> {
  await page.locator('input[name="username"], input#username').first().fill(username);
  await page.locator('input[type="password"]').first().fill(password);
  const start = Date.now();
  await page.locator('button[type="submit"]').first().click();
  const found = await Promise.race([
    page
      .locator(recordLink)
      .first()
      .waitFor({ timeout: patience })
      .then(() => 'row' as const),
    page
      .locator(accountsLink)
      .first()
      .waitFor({ timeout: patience })
      .then(() => 'frame' as const),
  ]);
  if (found === 'frame') await page.locator(accountsLink).first().click();
  await page.locator(recordLink).first().waitFor({ timeout: patience });
  return Date.now() - start;
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
