import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { measureCarriers } from './measureCarriers';
import { measurePortal, type Credentials, type Measured } from './measurePortal';
import { median } from './medians';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const other = process.env.BENCH_AGAINST;
const admin: Credentials = { username: 'admin', password: 'Admin-123' };
const otherAdmin: Credentials = {
  username: process.env.BENCH_USER ?? admin.username,
  password: process.env.BENCH_PASSWORD ?? admin.password,
};
const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const rows: [title: string, key: keyof Measured, text: (value: number) => string][] = [
  ['Script to show the login page (gzip)', 'loginScript', kilobytes],
  ['Script to show the first list (gzip)', 'listScript', kilobytes],
  ['Reads to open a list anew', 'listRequests', String],
  ['Sign-in to first row, 4× slower processor', 'firstRow', (value) => `${value} ms`],
];

const medianOf = (visits: Measured[], key: keyof Measured) => median(visits.map((visit) => visit[key]));

/** Visits take turns, so that a busy moment of the machine meets both. */
async function visitAll(browser: Browser, portals: { url: string; credentials: Credentials }[]): Promise<Measured[][]> {
  const visits: Measured[][] = portals.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url, credentials }] of portals.entries())
      visits[index]?.push(await measurePortal(browser, url, credentials, gzipBytes));
  return visits;
}

function table(visits: Measured[][]): string {
  const titles = ['', 'this console', ...(visits.length > 1 ? ['the other portal', 'ratio'] : [])];
  const lines = rows.map(([title, key, text]) => {
    const [ours = 0, theirs] = visits.map((portal) => medianOf(portal, key));
    const compared = theirs === undefined ? [] : [text(theirs), (ours / theirs).toFixed(2)];
    return [title, text(ours), ...compared];
  });
  const rule = titles.map(() => '---');
  return [titles, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

process.env.SANDBOX_PROFILE = 'big';
if (!process.env.BENCH_WITHOUT_BUILD) await build({ logLevel: 'warn' });
const server = await preview({ preview: { port: Number(process.env.PORT ?? 3102) }, logLevel: 'warn' });
const url = server.resolvedUrls?.local[0];
if (!url) throw new Error('The preview server has no address.');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const portals = [{ url, credentials: admin }, ...(other ? [{ url: other, credentials: otherAdmin }] : [])];
  const visits = await visitAll(browser, portals);
  console.log(`Medians of ${runs} visits each, platform with 1,000 accounts and 10,000 numbers.\n\n${table(visits)}`);
  const { all, ofGateways } = await measureCarriers(browser, url, admin);
  console.log(
    `\nReads to show a list of 100 carriers: ${all}, of which ${ofGateways} are for the gateways of rows in view.`,
  );
} finally {
  await browser.close();
  await server.close();
}
