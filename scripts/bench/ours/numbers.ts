import type { Browser, Page } from '@playwright/test';
import { openSignedIn } from './carrierReads';
import { patience, slowdown, type Credentials } from '../settings';

/** What work on many phone numbers costs this console. Bytes of heap, and milliseconds with a slowed-down processor. */
export interface NumbersCost {
  heapBefore: number;
  /** After 100 pages of the list. */
  heapAfter: number;
  /** From a file of 5,000 new rows to what would become of each. */
  checked: number;
  /** Until all of them are added. */
  imported: number;
  /** The longest that the page did not answer meanwhile. */
  longest: number;
}

const [pages, rows] = [100, 5000];
/** As the page writes it. */
const shown = rows.toLocaleString('en-US');

async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

async function pageThrough(page: Page): Promise<void> {
  for (let number = 2; number <= pages; number += 1) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.locator(`button[aria-current="page"]`, { hasText: String(number) }).waitFor();
    await page.locator('tbody tr').nth(24).waitFor();
  }
  await page.waitForLoadState('networkidle');
}

/** A carrier and an account of the seed. */
const [carrier, account] = ['Nordlicht Interconnect', 'Hafenkontor Logistik'];

async function importFile(page: Page): Promise<Omit<NumbersCost, 'heapBefore' | 'heapAfter'>> {
  const lines = Array.from(
    { length: rows },
    (_, index) => `4479${String(index).padStart(8, '0')},${carrier},${account}`,
  );
  const buffer = Buffer.from(`Phone number,Carrier,Account\r\n${lines.join('\r\n')}\r\n`);
  const client = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const input = page.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const noted = window as unknown as { longest: number };
    noted.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const since = Date.now();
  await input.setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: `${shown} new` }).waitFor({ timeout: patience });
  const checked = Date.now() - since;
  await page.getByRole('button', { name: `Import ${shown} rows` }).click();
  await page.getByRole('button', { name: `${shown} added` }).waitFor({ timeout: 4 * patience });
  const imported = Date.now() - since - checked;
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { checked, imported, longest };
}

/** Pages through the list of numbers of a provider, of 10,000 in all, and takes a file in. */
export async function measureNumbers(browser: Browser, url: string, credentials: Credentials): Promise<NumbersCost> {
  const page = await openSignedIn(browser, url, credentials);
  try {
    await page.goto(new URL('/internal/phone-numbers', url).href);
    await page.locator('tbody tr').nth(24).waitFor();
    await page.waitForLoadState('networkidle');
    const heapBefore = await heapOf(page);
    await pageThrough(page);
    const heapAfter = await heapOf(page);
    return { heapBefore, heapAfter, ...(await importFile(page)) };
  } finally {
    await page.context().close();
  }
}
