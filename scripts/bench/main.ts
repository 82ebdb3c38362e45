import { chromium } from '@playwright/test';
import { build } from 'vite';
import { measureCalls } from './ours/callReads';
import { measureCarriers } from './ours/carrierReads';
import { measureNumbers } from './ours/numbers';
import { openPortal, visitAll } from './rounds';
import { selectorsOf } from './selectors';
import { serve, type Served } from './servers';
import { settings, users, type Size } from './settings';
import { tableOf, timesOf } from './table';

/** Serves the other portal's folder as ours is served; what is served already keeps its address. */
async function serveOther({ profile, url }: Size): Promise<Served | undefined> {
  const { against, port } = settings;
  if (against && !against.startsWith('http')) return serve(port + 1, profile, against);
  return url ? { url: url.replace(/\/$/, ''), close: () => Promise.resolve() } : undefined;
}

async function measure(size: Size): Promise<void> {
  const ours = await serve(settings.port, size.profile);
  const other = await serveOther(size);
  const browser = await chromium.launch({
    executablePath: settings.browser,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const portals = [await openPortal(browser, ours.url, selectorsOf())];
    if (other) portals.push(await openPortal(browser, other.url, selectorsOf(settings.selectors)));
    const readings = await visitAll(portals);
    console.log(`\n## ${size.size}\n\n${tableOf(readings)}\n\nAll visits, in ms and kB:\n\n${timesOf(readings)}`);
    const calls = await measureCalls(browser, ours.url, users.provider);
    console.log(
      `\nCalls: 100 rows in ${Math.round(calls.list)} ms by ${calls.requests} request; a trace of 5,000 spans in ` +
        `${Math.round(calls.firstRows)} ms (${calls.rows} rows drawn), a frame of scrolling ${Math.round(calls.frame.usual)} ms, ` +
        `the longest ${Math.round(calls.frame.longest)} ms.`,
    );
    if (size.profile !== 'big') return;
    const { all, ofGateways } = await measureCarriers(browser, ours.url, users.admin);
    console.log(`\nReads to show a list of 100 carriers: ${all}, of which ${ofGateways} for gateways of rows in view.`);
    const { heapBefore, heapAfter, checked, imported, longest } = await measureNumbers(
      browser,
      ours.url,
      users.provider,
    );
    const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
    console.log(
      `Heap on the list of numbers: ${megabytes(heapBefore)} MB, after 100 pages ${megabytes(heapAfter)} MB.`,
    );
    console.log(
      `A file of 5,000 numbers compared in ${checked} ms and added in ${imported} ms; the page did not answer for ${longest} ms at most.`,
    );
  } finally {
    await browser.close();
    await ours.close();
    await other?.close();
  }
}

if (!settings.isBuilt) await build({ logLevel: 'warn' });
console.log(`Medians of ${settings.runs} visits each, processor slowed down four times.`);
for (const size of settings.sizes) await measure(size);
