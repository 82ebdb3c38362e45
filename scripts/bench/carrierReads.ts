import type { Browser } from '@playwright/test';
import type { Credentials } from './settings';
import { signedInPage } from './signedInPage';

/** What a list of 100 carriers asks the platform for. */
export interface CarrierReads {
  all: number;
  /** Of them, reads of one carrier's gateways: for rows in view only. */
  ofGateways: number;
}

/** Opens the list of carriers with 100 rows, as somebody does who has signed in, and waits until nothing more is asked for. */
export async function measureCarriers(browser: Browser, url: string, credentials: Credentials) {
  const { page, close } = await signedInPage(browser, url, credentials);
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
    await close();
  }
}
