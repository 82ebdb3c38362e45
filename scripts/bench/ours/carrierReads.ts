import type { Browser, Page } from '@playwright/test';
import type { Credentials } from '../settings';

/** What a list of 100 carriers asks the platform for. */
export interface CarrierReads {
  all: number;
  /** Of them, reads of one carrier's gateways: for rows in view only. */
  ofGateways: number;
}

const size = { width: 1440, height: 900 };

/** A page of somebody who has signed in, at rest, in a context of its own. */
export async function openSignedIn(browser: Browser, url: string, { username, password }: Credentials): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[name="username"], input#username').first().fill(username);
  await page.locator('input[type="password"]').first().fill(password);
  await page.locator('button[type="submit"]').first().click();
  await page.waitForURL(/\/internal\//);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Opens the list of carriers with 100 rows, as somebody does who has signed in, and waits until nothing more is asked for. */
export async function measureCarriers(browser: Browser, url: string, credentials: Credentials) {
  const page = await openSignedIn(browser, url, credentials);
  try {
    const reads: CarrierReads = { all: 0, ofGateways: 0 };
    page.on('request', (request) => {
      if (!request.url().includes('/api/v1/')) return;
      reads.all += 1;
      if (request.url().includes('/SipGateways')) reads.ofGateways += 1;
    });
    await page.goto(new URL('/internal/carriers?page=1&perPage=100', url).href);
    await page.locator('tbody tr').nth(99).waitFor();
    await page.waitForLoadState('networkidle');
    return reads;
  } finally {
    await page.context().close();
  }
}
