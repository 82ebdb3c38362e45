import { expect, type APIRequestContext, type CDPSession, type Page } from '@playwright/test';
import { people, signIn, test } from '../console';

interface Call {
  call_sid: string | null;
  duration: number;
  recording_url: string | null;
}

/** Recorded calls of the account that fit. */
async function recordedCall(request: APIRequestContext, fits: (call: Call) => boolean): Promise<Call> {
  const login = await request.post('/api/v1/login', { data: people.account });
  const { token, account_sid } = (await login.json()) as { token: string; account_sid: string };
  const answer = await request.get(`/api/v1/Accounts/${account_sid}/RecentCalls?page=1&count=500`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: Call[] };
  return data.find((call) => call.recording_url !== null && fits(call))!;
}

type DecodeFunction = (this: BaseAudioContext, ...given: unknown[]) => Promise<AudioBuffer>;

/** Counts what a page holds outside of its script memory, and what it decodes. Runs in the page. */
function countHeld() {
  const held = { addresses: 0, decoded: 0 };
  const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
  URL.createObjectURL = (object) => {
    held.addresses += 1;
    return create(object);
  };
  URL.revokeObjectURL = (address) => {
    held.addresses -= 1;
    revoke(address);
  };
  const decode = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'decodeAudioData')!
    .value as DecodeFunction;
  BaseAudioContext.prototype.decodeAudioData = function counted(...given) {
    held.decoded += 1;
    return decode.apply(this, given);
  };
  Object.assign(window, { held });
}

const heldIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { held: { addresses: number; decoded: number } }).held);

const toggle = (page: Page) =>
  page
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /details/i });

/** The list that finds one call, with the call opened below its row. */
async function openCall(page: Page, { call_sid }: Call) {
  await page.goto(`/internal/recent-calls?filter=${encodeURIComponent(JSON.stringify({ q: call_sid }))}`);
  await toggle(page).click();
}

async function load(page: Page) {
  await page.getByRole('button', { name: 'Load recording' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled();
}

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

test('a recording is played, moved through by keys, and explained by its trace', async ({ page, request }) => {
  const call = await recordedCall(
    request,
    ({ duration, recording_url }) => duration > 40 && duration < 200 && recording_url!.endsWith('wav'),
  );
  await signIn(page, 'account');
  await openCall(page, call);
  await load(page);
  const waveform = position(page).locator('canvas').first();
  /* It is drawn anew when its width is known. */
  await expect.poll(async () => (await waveform.boundingBox())?.height).toBe(50);
  await expect.poll(async () => (await waveform.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(4000);
  const whole = Number(await position(page).getAttribute('aria-valuemax'));
  expect((await position(page).locator('.wrapper').boundingBox())!.width / whole).toBeCloseTo(100, -1);

  await position(page).focus();
  await page.keyboard.press('PageDown');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '15');
  await page.keyboard.press('ArrowLeft');
  await expect(position(page)).toHaveAttribute('aria-valuenow', '10');
  /* As of a key that is held down: one comes while the sound still moves for the one before. */
  await position(page).evaluate((slider) => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight'])
      slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(position(page)).toHaveAttribute('aria-valuenow', '25');
  await page.keyboard.press('End');
  await expect(position(page)).toHaveAttribute('aria-valuenow', String(whole - 1));
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(position(page)).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Jump right' }).click();
  await page.getByLabel('Speed').selectOption('2');

  await page.getByLabel('Show latencies').check();
  const region = position(page).locator('button[data-kind="tts"]').first();
  await region.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tts Latency' });
  await expect(dialog.getByText('From Cache')).toBeVisible();
  await page.keyboard.press('Escape');
  const list = page.getByRole('list', { name: 'What was heard' });
  await list
    .getByRole('button', { name: /Application Response Latency/ })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: 'Application Response Latency' }).getByText('Status Code'),
  ).toBeVisible();
});

test('a recording of more than half an hour is played without being decoded', async ({ page, request }) => {
  const call = await recordedCall(request, ({ duration }) => duration > 1800);
  await page.addInitScript(countHeld);
  await signIn(page, 'account');
  await openCall(page, call);
  await load(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(position(page)).not.toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('Its waveform is not drawn', { exact: false })).toBeVisible();
  expect((await heldIn(page)).decoded).toBe(0);
});

interface Weight {
  nodes: number;
  listeners: number;
  heap: number;
}

async function weigh(session: CDPSession): Promise<Weight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), heap: valueOf('JSHeapUsedSize') };
}

test('a player that is opened and closed twenty times leaves nothing behind', async ({ page, request }) => {
  const call = await recordedCall(
    request,
    ({ duration, recording_url }) => duration > 60 && duration < 200 && recording_url!.endsWith('wav'),
  );
  await page.addInitScript(countHeld);
  await signIn(page, 'account');
  await openCall(page, call);
  const openAndClose = async () => {
    await load(page);
    await page.getByLabel('Show latencies').check();
    await expect(page.getByRole('list', { name: 'What was heard' })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await toggle(page).click();
    await expect(position(page)).toBeHidden();
    await toggle(page).click();
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await openAndClose();
  const before = await weigh(session);
  for (let time = 0; time < 20; time += 1) await openAndClose();
  const after = await weigh(session);
  expect((await heldIn(page)).addresses).toBe(0);
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(100);
  expect(after.heap - before.heap).toBeLessThan(3_000_000);
});
