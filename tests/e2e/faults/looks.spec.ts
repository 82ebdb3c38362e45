import { expect, type Locator, type Page } from '@playwright/test';
import { openList, signIn, test } from '../console';

const boxOf = async (place: Locator) => (await place.boundingBox())!;
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** What the box of an input is filled with. */
const surface = (input: Locator) =>
  input.evaluate((element) => getComputedStyle(element.closest('.control') ?? element).backgroundColor);

/** What of the list was pushed up or down by itself since the page was opened. */
const pushed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        new PerformanceObserver((list) => {
          type Shift = PerformanceEntry & { sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[] };
          for (const { node, previousRect, currentRect } of (list.getEntries() as Shift[]).flatMap(
            (each) => each.sources,
          ))
            if (Math.abs(previousRect.y - currentRect.y) > 1) found.push(node.nodeName);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found.filter((name) => /^T(ABLE|HEAD|BODY|R|D|H)$/.test(name))), 500);
      }),
  );

test('on a wide screen', async ({ page }) => {
  await signIn(page, 'account');

  await test.step('a hint above a list pushes nothing down', async () => {
    await openList(page, 'clients');
    await expect(page.getByText(/^Your sip realm is/)).toBeVisible();
    expect(await pushed(page)).toEqual([]);
  });

  await test.step('the contents of a form follow what is read, from its first section to its last', async () => {
    await page.goto('/internal/least-cost-routing/add');
    const read = page.locator('.form-contents [aria-current]');
    await expect(read).toHaveText('Routing table');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(read).toHaveText('Try numbers');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(read).toHaveText('Routing table');
  });

  await test.step('what is locked looks locked, and asks for nothing', async () => {
    await openList(page, 'phone-numbers');
    await page.locator('tbody tr').first().getByRole('link').first().click();
    const number = page.getByLabel(/^Phone number$/);
    const open = await surface(page.getByRole('combobox', { name: 'Application' }));
    expect(await surface(number)).not.toBe(open);
    expect(await surface(page.getByLabel(/^Carrier$/))).toBe(await surface(number));
  });

  await test.step('what is wrong is said under its input, and is not led to below the bar', async () => {
    await page.goto('/internal/applications/add');
    await page.getByLabel(/^Application name/).fill('Wrong');
    const url = (group: RegExp) => page.getByRole('group', { name: group }).getByRole('textbox', { name: 'URL' });
    const calling = url(/^Calling webhook/);
    await calling.fill('nonsense');
    await save(page).click();
    const said = await boxOf(page.getByText(/^This is not a valid address/));
    const input = await boxOf(calling);
    expect(said.y).toBeGreaterThanOrEqual(input.y + input.height);
    expect(said.x).toBe(input.x);
    await page.getByRole('button', { name: /^Call status webhook/ }).click();
    const status = url(/^Call status webhook/);
    await expect(status).toBeFocused();
    const bar = await boxOf(page.getByRole('group', { name: 'Save or leave' }));
    const wrong = await boxOf(status);
    expect(wrong.y + wrong.height).toBeLessThanOrEqual(bar.y);
  });
});

test('on a phone', async ({ page }) => {
  await signIn(page, 'provider');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/internal/carriers');
  await expect(page.getByText('Select all rows of this page')).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Edit Nordlicht Pool' }) });
  const actions = await Promise.all([/^Edit/, /^Duplicate/, /^Delete/].map((name) => boxOf(card.getByText(name))));
  expect(new Set(actions.map(({ y }) => Math.round(y))).size).toBe(1);
  await page.goto('/internal/carriers/add');
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const offer = await boxOf(page.getByRole('button', { name: 'Add from a predefined carrier' }));
  expect(offer.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(
    await page
      .getByRole('row', { name: 'row 1', exact: true })
      .evaluate((row) => getComputedStyle(row, '::before').content.replaceAll('"', '')),
  ).toBe('SIP gateway 1');
});
