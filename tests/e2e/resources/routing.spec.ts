import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { signIn, test } from '../console';

const patterns = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Digit prefix or regex' })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** The provider's table with five routes: ^49 is there already. */
async function fiveRoutes(page: Page) {
  await signIn(page, 'provider');
  await page.goto('/internal/least-cost-routing/first');
  for (const pattern of ['^44', '^33', '^1', '^39']) {
    await page.getByRole('button', { name: 'Add a route' }).click();
    await page.getByRole('textbox', { name: 'Digit prefix or regex' }).last().fill(pattern);
    await page.getByRole('combobox', { name: 'Carrier' }).last().fill('Elbe');
    await page.getByRole('option', { name: 'Elbe Voice' }).click();
  }
  await expect.poll(() => patterns(page)).toEqual(['^49', '^44', '^33', '^1', '^39']);
}

const handle = (page: Page, number: number) => page.getByRole('button', { name: `Move row ${number} of 5` });

async function saveAndRead(page: Page): Promise<unknown[]> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Least cost routing rule successfully updated')).toBeVisible();
  const read = page.waitForResponse(/LcrRoutes/);
  await page.reload();
  const rows = (await (await read).json()) as { regex: string; priority: number }[];
  return rows.map(({ regex, priority }) => [regex, priority]);
}

test('five routes are put into another order by keyboard alone', async ({ page }) => {
  await fiveRoutes(page);
  await handle(page, 5).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => patterns(page)).toEqual(['^49', '^44', '^33', '^39', '^1']);
  await expect(handle(page, 4)).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(() => patterns(page)).toEqual(['^39', '^49', '^44', '^33', '^1']);
  await expect(page.getByText('Now row 1 of 5.')).toBeAttached();
  /* Lifted, carried, and put down again where it was. */
  await page.keyboard.press('Space');
  await expect(page.getByText('Row 1 of 5 is lifted.', { exact: false })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stays row 1 of 5.')).toBeAttached();
  await page.getByRole('button', { name: 'Move row 2 up' }).press('Enter');
  await expect.poll(() => patterns(page)).toEqual(['^49', '^39', '^44', '^33', '^1']);
  await expect(page.getByRole('button', { name: 'Move row 1 down' })).toBeFocused();
  await expectNoFindings(page);
  expect(await saveAndRead(page)).toEqual([
    ['^49', 0],
    ['^39', 1],
    ['^44', 2],
    ['^33', 3],
    ['^1', 4],
    ['.*', 9999],
  ]);
});

test('numbers are tried with routes that are not saved yet, also with an expression that comes to no end', async ({
  page,
}) => {
  await fiveRoutes(page);
  const endless = page.getByRole('textbox', { name: 'Digit prefix or regex' }).nth(3);
  await endless.fill('^(\\d+[.-]*)+#');
  await page.getByRole('textbox', { name: 'Digit prefix or regex' }).last().fill('^442');
  await expect(
    page.getByText('Never reached: row 5 (^442). All of its numbers are taken by row 2 (^44).'),
  ).toBeVisible();
  const long = '1'.repeat(40);
  await page.getByLabel('Dialled numbers').fill(`442071838750\n4930123456\n${long}\n*31#`);
  const outcomes = page.getByRole('table', { name: 'What becomes of the numbers' });
  await expect(page.getByText('1 of 4 sample numbers changes carrier with what is not saved yet.')).toBeVisible();
  await expect(outcomes.getByRole('row', { name: /442071838750/ })).toContainText(
    /row 2 \(\^44\)\s*Elbe Voice\s*Nordlicht Pool/,
  );
  await expect(outcomes.getByRole('row', { name: /4930123456/ })).toContainText(
    'Nordlicht Interconnect then Elbe Voice',
  );
  await expect(outcomes.getByRole('row', { name: long })).toContainText('Comes to no end with this number');
  await expect(outcomes.getByRole('row', { name: /\*31#/ })).toContainText('default route');
  await page.getByRole('button', { name: 'Show row 5' }).click();
  await expect(page.getByRole('textbox', { name: 'Digit prefix or regex' }).last()).toBeFocused();
  await expectNoFindings(page);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a route is dragged to another place by its handle', async ({ page }) => {
    await fiveRoutes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await handle(page, 5).scrollIntoViewIfNeeded();
    const from = (await handle(page, 5).boundingBox())!;
    const to = (await handle(page, 4).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const x = from.x + from.width / 2;
    const y = (part: number) => from.y + from.height / 2 + (to.y - from.y - from.height / 2) * part;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y(part) }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', step / 10);
    await expect(page.getByText('At place 4 of 5.')).toBeAttached();
    await touch('touchEnd', 1);
    await expect.poll(() => patterns(page)).toEqual(['^49', '^44', '^33', '^39', '^1']);
    expect(await saveAndRead(page)).toContainEqual(['^39', 3]);
  });
});
