import { expect, type Page } from '@playwright/test';
import { expectNoFindings, wcag } from '../axe';
import { test } from '../console';

const list = '/internal/hotlines';
const airport = `${list}/00000001-0000-4000-8000-000000000001`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openList(page: Page) {
  await page.goto(list);
  await expect(heading(page, 'Hotlines')).toBeVisible();
  await expect(page.getByRole('row', { name: /Airport/ }).getByRole('button', { name: 'Delete' })).toBeVisible();
}

/** Whether the platform still has a hotline of a name. */
const isKept = async (page: Page, name: string) =>
  (await (await page.request.get('/api/v1/Hotlines')).text()).includes(`"${name}"`);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('a hand-written list has nothing that axe finds, whatever is open', async ({ page }) => {
      await openList(page);
      await expectNoFindings(page, wcag);
      await page.getByRole('checkbox', { name: 'Select Airport' }).check();
      await expect(page.getByText('1 item selected')).toBeVisible();
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'Team' }).click();
      await expect(page.getByRole('combobox', { name: 'Team' })).toBeVisible();
      await expectNoFindings(page, wcag);
    });

    test('hand-written pages of a record have nothing that axe finds', async ({ page }) => {
      await page.goto(`${airport}/edit`);
      await expect(page.getByLabel('Says')).toHaveValue('Welcome to Airport');
      await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Night watch');
      await expectNoFindings(page, wcag);
      await page.getByLabel('Name').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Required')).toBeVisible();
      await expectNoFindings(page, wcag);
      await page.goto(`${airport}/show`);
      await expect(heading(page, 'Hotline Airport')).toBeVisible();
      await expectNoFindings(page, wcag);
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(page.getByRole('dialog', { name: 'Hand over?' })).toBeVisible();
      await expectNoFindings(page, wcag);
    });

    test('field types of react-admin’s components have nothing that axe finds in a generated form', async ({
      page,
    }) => {
      await page.goto(airport.replace('hotlines', 'desks') + '/edit');
      await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Night watch');
      await expectNoFindings(page, wcag);
    });

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('hand-written pages fit, and axe finds nothing', async ({ page }) => {
        await page.goto(list);
        await expect(page.getByRole('checkbox', { name: 'Select Airport' })).toBeVisible();
        await page.getByRole('checkbox', { name: 'Select Airport' }).check();
        await expect(page.getByText('1 item selected')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await expectNoFindings(page, wcag);
        await page.goto(`${airport}/edit`);
        await expect(page.getByLabel('Says')).toHaveValue('Welcome to Airport');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await expectNoFindings(page, wcag);
      });
    });
  });

test('labels stand above their inputs, as they do in our own forms', async ({ page }) => {
  await page.goto(`${airport}/edit`);
  await expect(page.getByLabel('Says')).toBeVisible();
  for (const name of ['Name', 'Opens on', 'Digit']) {
    const label = (await page.locator('label', { hasText: name }).boundingBox())!;
    const input = (await page.getByLabel(name).boundingBox())!;
    expect(label.y + label.height).toBeLessThanOrEqual(input.y);
  }
});

test('rows are as dense as those of our own lists', async ({ page }) => {
  await openList(page);
  const heightOf = async (name: RegExp) => (await page.getByRole('row', { name }).boundingBox())!.height;
  const own = await heightOf(/Airport/);
  await page.goto('/internal/teams');
  await expect(page.getByRole('row', { name: /Night watch/ })).toBeVisible();
  expect(Math.abs(own - (await heightOf(/Night watch/)))).toBeLessThanOrEqual(2);
});

/** Presses Delete of the airport's row; the offer to take it back is on screen. */
async function deleteAirport(page: Page) {
  await openList(page);
  await page
    .getByRole('row', { name: /Airport/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

test('react-admin’s switch changes the theme of the whole console', async ({ page }) => {
  await openList(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect.poll(background).not.toBe(light);
});

test('what is deleted with an Undo comes back by it', async ({ page }) => {
  await deleteAirport(page);
  await expect(page.getByRole('row', { name: /Airport/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Airport/ })).toBeVisible();
  expect(await isKept(page, 'Airport')).toBe(true);
});

test('what is deleted with an Undo is gone once the page is left', async ({ page }) => {
  await deleteAirport(page);
  expect(await isKept(page, 'Airport')).toBe(true);
  await page.goto('about:blank');
  await expect.poll(() => isKept(page, 'Airport')).toBe(false);
});

test('what is deleted with an Undo is gone once somebody signs out', async ({ page }) => {
  await deleteAirport(page);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => isKept(page, 'Airport')).toBe(false);
});

test('a record is changed, and its list shows that', async ({ page }) => {
  await openList(page);
  await page.getByRole('cell', { name: 'Brewery', exact: true }).click();
  await expect(page).not.toHaveURL(list);
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Name').fill('Brewery and taproom');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('row', { name: /Brewery and taproom/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect.poll(() => isKept(page, 'Brewery and taproom')).toBe(true);
});
