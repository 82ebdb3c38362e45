import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe';
import { openList, signIn, test } from './console';

const row = (page: Page, number: number) =>
  page.getByRole('table', { name: 'Gateways' }).getByRole('row', { name: `row ${number}`, exact: true });

async function addGateway(page: Page, number: number, address: string) {
  await page.getByRole('button', { name: 'Add a SIP gateway' }).click();
  await row(page, number)
    .getByRole('textbox', { name: /^Network address/ })
    .fill(address);
}

test(
  'a carrier is added with two gateways, one of which is refused first: nothing is made twice',
  { tag: '@refused' },
  async ({ page, request }) => {
    await signIn(page, 'provider');
    await openList(page, 'carriers');
    await page.getByRole('link', { name: 'Add a carrier' }).click();
    await page.getByRole('textbox', { name: /^Carrier name/ }).fill('Sund Connect');
    await row(page, 1)
      .getByRole('textbox', { name: /^Network address/ })
      .fill('192.0.2.1');
    await addGateway(page, 2, '192.0.2.2');
    await request.post('/sandbox/faults', { data: { method: 'POST', path: '/SipGateways$', delay: 1 } });
    await request.post('/sandbox/faults', {
      data: { method: 'POST', path: '/SipGateways$', status: 400, body: { msg: 'this one is not taken' } },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved in part: 1 of 2 rows could not be saved/)).toBeVisible();
    await expect(row(page, 2).getByText('this one is not taken')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Carrier created successfully')).toBeVisible();
    const sent = (await (await request.get('/sandbox/requests')).json()) as { method: string; path: string }[];
    const made = sent.filter(({ method, path }) => method === 'POST' && /Carriers|Gateways/.test(path));
    expect(made.map(({ path }) => path)).toEqual(['/VoipCarriers', '/SipGateways', '/SipGateways', '/SipGateways']);
    const added = page.getByRole('row', { name: /Sund Connect/ });
    await expect(added.getByText('2 inbound')).toBeVisible();
  },
);

test('gateways are edited with the keyboard alone, and deleted with Save only', async ({ page, request }) => {
  await signIn(page, 'provider');
  await openList(page, 'carriers');
  await page.getByRole('link', { name: 'Nordlicht Backup', exact: true }).click();
  await row(page, 1)
    .getByRole('textbox', { name: /^Network address/ })
    .focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('198.51.100.77');
  await page.keyboard.press('Tab');
  await expect(row(page, 1).getByRole('textbox', { name: /^Port/ })).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Tab');
  await expect(row(page, 1).getByRole('button', { name: 'Remove row 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await addGateway(page, 1, '198.51.100.78');
  await request.delete('/sandbox/requests');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('SIP gateway successfully deleted')).toBeVisible();
  const sent = (await (await request.get('/sandbox/requests')).json()) as { method: string }[];
  expect(sent.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST', 'DELETE']);
});

test('gateways are counted for the rows in view alone, at most six at once', async ({ page, request }) => {
  await request.post('/sandbox/reset', { data: { profile: 'big' } });
  await signIn(page, 'provider');
  let running = 0;
  let most = 0;
  page.on('request', (sent) => void (sent.url().includes('/SipGateways') && (most = Math.max(most, (running += 1)))));
  page.on('requestfinished', (sent) => void (sent.url().includes('/SipGateways') && (running -= 1)));
  await page.goto('/internal/carriers?page=1&perPage=100');
  await expect(page.getByRole('row')).toHaveCount(101);
  await page.waitForLoadState('networkidle');
  const counted = async () =>
    ((await (await request.get('/sandbox/requests')).json()) as { path: string }[]).filter(
      ({ path }) => path === '/SipGateways',
    ).length;
  const first = await counted();
  expect(first).toBeGreaterThan(5);
  expect(first).toBeLessThan(40);
  expect(most).toBeLessThanOrEqual(6);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(counted).toBeGreaterThan(first);
  /* A reset keeps the profile that was used last. */
  await request.post('/sandbox/reset', { data: { profile: 'default' } });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialogs of carriers have nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'provider');
    await openList(page, 'carriers');
    const expectNothing = async () => {
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page
      .getByRole('button', { name: /^Registration: Registered/ })
      .first()
      .click();
    await expect(page.getByText(/outbound gateways/)).toBeVisible();
    await expectNothing();
    await page.getByRole('button', { name: 'Which carrier owns this address?' }).click();
    await expectNothing();
    await page.getByRole('button', { name: 'Add from a predefined carrier' }).click();
    await expectNothing();
    await page.goto('/internal/carriers');
    await page.getByRole('link', { name: 'Nordlicht Kurznachrichten', exact: true }).click();
    await page.getByRole('tab', { name: 'SMS' }).click();
    await expect(page.getByRole('table', { name: 'SMPP gateways' })).toBeVisible();
    await expectNoFindings(page);
  });
}
