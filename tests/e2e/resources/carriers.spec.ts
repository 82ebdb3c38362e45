import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { openList, signIn, test } from '../console';

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
    /* What follows a gateway that only takes calls is offered as one that calls go out by. */
    await expect(added.getByText('1 inbound')).toBeVisible();
    await expect(added.getByText('1 outbound')).toBeVisible();
  },
);

test(
  'two new, two changed and two removed gateways are saved through every kind of trouble, and nothing twice',
  { tag: '@refused' },
  async ({ page, request }) => {
    await signIn(page, 'provider');
    await openList(page, 'carriers');
    await page.getByRole('link', { name: 'Nordlicht Pool', exact: true }).click();
    await page.getByRole('textbox', { name: /^Carrier name/ }).fill('Nordlicht Pool 2');
    for (const number of [1, 2]) await row(page, number).getByRole('textbox', { name: /^Port/ }).fill('5070');
    for (const number of [30, 29]) await page.getByRole('button', { name: `Remove row ${number}` }).click();
    await addGateway(page, 29, '192.0.2.1');
    await addGateway(page, 30, '192.0.2.2');
    await request.delete('/sandbox/requests');
    const sent = async (method: RegExp, path: RegExp) =>
      ((await (await request.get('/sandbox/requests')).json()) as { method: string; path: string; status: number }[])
        .filter((each) => method.test(each.method) && path.test(each.path))
        .map(({ status }) => status);
    const save = page.getByRole('button', { name: 'Save' });
    const order = (data: object) => request.post('/sandbox/faults', { data });

    await order({ method: 'PUT', path: '/VoipCarriers/', status: 500, body: { msg: 'the carrier was not written' } });
    await save.click();
    await expect(page.getByText('the carrier was not written')).toBeVisible();
    expect(await sent(/POST|PUT|DELETE/, /Gateways/)).toEqual([]);

    const html = { status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' };
    await order({ method: 'POST', path: '/SipGateways$', ...html });
    /* A browser sends a dropped request once more by itself. */
    await order({ method: 'PUT', path: '/SipGateways/', drop: true, times: 0 });
    await save.click();
    await expect(page.getByText(/^Saved in part: 3 of 4 rows could not be saved/)).toBeVisible();

    await request.delete('/sandbox/faults');
    await order({ method: 'POST', path: '/SipGateways$', status: 400, body: { msg: 'this one is not taken' } });
    await save.click();
    await expect(page.getByText('this one is not taken').first()).toBeVisible();
    expect(await sent(/DELETE/, /./)).toEqual([]);

    await order({ method: 'DELETE', path: '/SipGateways/', status: 500, body: { msg: 'still in use' } });
    await order({ method: 'DELETE', path: '/SipGateways/', delay: 1500 });
    await save.click();
    await expect(page.getByText('SIP gateway successfully deleted')).toBeVisible();
    await expect(page.getByText(/still in use/).first()).toBeVisible();

    await save.click();
    await expect(page.getByText('Carrier updated successfully')).toBeVisible();
    expect((await sent(/POST/, /SipGateways$/)).filter((status) => status === 201)).toHaveLength(2);
    await page.reload();
    const addresses = page.getByRole('table', { name: 'Gateways' }).getByRole('textbox', { name: /^Network address/ });
    await expect(addresses).toHaveCount(30);
    const stored = await addresses.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(stored).toEqual(expect.arrayContaining(['192.0.2.1', '192.0.2.2']));
    expect(stored.filter((address) => address.startsWith('out-'))).toEqual([]);
    await expect(row(page, 3).getByRole('textbox', { name: /^Port/ })).toHaveValue('5070');
    await expect(page.getByRole('textbox', { name: /^Carrier name/ })).toHaveValue('Nordlicht Pool 2');
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
  const counted = async () =>
    ((await (await request.get('/sandbox/requests')).json()) as { path: string }[]).filter(
      ({ path }) => path === '/SipGateways',
    ).length;
  await expect.poll(counted).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  const first = await counted();
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
    await expect(page.getByText(/outbound gateway/)).toBeVisible();
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

test('the button beside a stored password is one word on one line', async ({ page }) => {
  await signIn(page, 'provider');
  await openList(page, 'carriers');
  await page.getByRole('link', { name: 'Überlandwerke Anlagenanschluss', exact: true }).click();
  const replace = page.getByRole('button', { name: 'Replace Auth password' });
  await expect(replace).toBeVisible();
  await expect.poll(() => replace.evaluate((button) => button.clientHeight)).toBeLessThan(44);
});
