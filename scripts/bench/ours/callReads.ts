import type { Browser, Page } from '@playwright/test';
import { openSignedIn } from './carrierReads';
import { median } from '../medians';
import { slowdown, type Credentials } from '../settings';

/** What calls cost: times in milliseconds, processor slowed down as everywhere. */
export interface CallReads {
  /** From the address of the list of 100 calls to its last row. */
  list: number;
  /** Requests for that list. */
  requests: number;
  /** From the press on the tab to the first rows of a trace of 5,000 spans. */
  firstRows: number;
  /** Rows in the page then. */
  rows: number;
  /** Of the frames while that trace is scrolled through: the usual one, and the longest. */
  frame: { usual: number; longest: number };
}

const spans = 5000;

/** A trace as the platform gives it (platform-api 17.5): turns of ten spans each below one root. */
const trace = {
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: Array.from({ length: spans }, (_, index) => ({
            spanId: `s${index}`,
            parentSpanId: index === 0 ? '' : index % 10 === 1 ? 's0' : `s${index - (index % 10 || 10) + 1}`,
            name: index === 0 ? 'incoming-call' : `verb:gather{"input":["speech"],"turn":${index}}`,
            startTimeUnixNano: `${1_772_618_400_000 + index * 100}000000`,
            endTimeUnixNano: `${1_772_618_400_000 + (index === 0 ? spans * 100 : index * 100 + 80)}000000`,
            attributes: [{ key: 'http.statusCode', value: { intValue: '200' } }],
          })),
        },
      ],
    },
  ],
};

/** Runs in the page. @returns how long each frame took while it was scrolled from top to bottom */
async function scrollThrough(): Promise<number[]> {
  const scroller = document.querySelector('.call-spans')!;
  const frames: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let step = 0; step < 120; step += 1) {
    scroller.scrollTop = (scroller.scrollHeight * step) / 120;
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
  }
  return frames;
}

async function readTrace(page: Page): Promise<Pick<CallReads, 'firstRows' | 'rows' | 'frame'>> {
  await page.route('**/RecentCalls/trace/*', (route) => route.fulfill({ json: trace }));
  await page
    .locator('tbody tr')
    .filter({ hasText: 'Trace' })
    .first()
    .getByRole('button', { name: /details/i })
    .click();
  await page.getByRole('tab', { name: 'Tracing' }).waitFor();
  await page.waitForLoadState('networkidle');
  const firstRows = await page.evaluate(async () => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(
      ({ textContent }) => textContent === 'Tracing',
    );
    const since = performance.now();
    tab?.click();
    while (!document.querySelector('.call-spans li')) await new Promise(requestAnimationFrame);
    return performance.now() - since;
  });
  const rows = await page.locator('.call-spans li').count();
  const frames = await page.evaluate(scrollThrough);
  return { firstRows, rows, frame: { usual: median(frames), longest: Math.max(...frames) } };
}

/** Opens the list of 100 calls of the last weeks, and the trace of one of them. */
export async function measureCalls(browser: Browser, url: string, credentials: Credentials): Promise<CallReads> {
  const page = await openSignedIn(browser, url, credentials);
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/RecentCalls')) requests += 1;
    });
    const since = performance.now();
    await page.goto(new URL('/internal/recent-calls?perPage=100&filter=%7B%22period%22%3A%2230%22%7D', url).href);
    await page.locator('tbody tr').nth(99).waitFor();
    const list = performance.now() - since;
    await page.waitForLoadState('networkidle');
    return { list, requests, ...(await readTrace(page)) };
  } finally {
    await page.context().close();
  }
}
