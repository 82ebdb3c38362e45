import { expect, type Page } from '@playwright/test';
import { fillLogin, navigation, people, signIn, test } from './console';

/** How a part of the console may be missing, and what is said then. */
const failures = [
  { what: 'is gone', said: 'A new version of the console is there.', remedy: 'Reload' },
  { what: 'has the page in its place', said: 'A new version of the console is there.', remedy: 'Reload' },
  { what: 'is out of reach', said: 'The server cannot be reached', remedy: 'Try again' },
];

type Failure = (typeof failures)[number];

/** Lets a part fail until it is mended. */
async function breakPart(page: Page, part: string, { what }: Failure) {
  const file = `**/assets/${part}-*.js`;
  if (what === 'is gone') await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  if (what === 'has the page in its place')
    await page.route(file, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  if (what === 'is out of reach') {
    await page.route(file, (route) => route.abort());
    await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  }
  return async () => {
    await page.unroute(file);
    await page.unroute('/');
  };
}

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const firstRow = (page: Page) => page.locator('tbody tr').first();

/** The list of clients, with the rest of daily work missing. */
async function listWithoutWork(page: Page, failure: Failure) {
  const mend = await breakPart(page, 'work', failure);
  await signIn(page, 'admin');
  await navigation(page).getByRole('link', { name: 'Phone Numbers', exact: true }).click();
  await expect(firstRow(page)).toBeVisible();
  /* A panel of the list is missing, too; the page keeps its one heading. */
  await expect(page.getByRole('heading', { level: 2, name: failure.said })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return mend;
}

/* What is pressed on a list, by what it is for. */
const presses: [what: string, press: (page: Page) => Promise<void>][] = [
  [
    'the button that deletes a row',
    (page) =>
      firstRow(page)
        .getByRole('button', { name: /^Delete/ })
        .click(),
  ],
  ['the box that selects a row', (page) => firstRow(page).getByRole('checkbox').check()],
  ['a filter', (page) => button(page, /^Account/).click()],
  ['the columns', (page) => button(page, 'Columns').click()],
  ['the saved queries', (page) => button(page, 'Saved queries').click()],
  ['the palette', (page) => page.keyboard.press('Control+k')],
  ['the user menu', (page) => button(page, /^User menu/).click()],
  ['the providers', (page) => button(page, /^Choose a service provider/).click()],
  ['the shortcuts', (page) => page.keyboard.press('?')],
];

for (const failure of failures) {
  test.describe(`where a part ${failure.what}`, { tag: '@refused' }, () => {
    test('Log in says so', async ({ page }) => {
      const mend = await breakPart(page, 'gate', failure);
      await page.goto('/');
      await fillLogin(page, people.admin);
      await expect(page.getByRole('alert')).toContainText(failure.said);
      await expect(page.getByLabel('Username')).toHaveValue('admin');
      await mend();
    });

    test('the console that does not come says so, and comes with a reload', async ({ page }) => {
      const mend = await breakPart(page, 'console', failure);
      await page.goto('/');
      await fillLogin(page, people.admin);
      await expect(page.getByRole('alert')).toContainText(failure.said);
      await mend();
      await button(page, 'Reload').click();
      await expect(navigation(page)).toBeVisible();
    });

    test('whatever is pressed on a list says so, each time', async ({ page }) => {
      await listWithoutWork(page, failure);
      for (const [what, press] of presses)
        await test.step(what, async () => {
          await press(page);
          await expect(dialog(page)).toContainText(failure.said);
          await expect(dialog(page).getByRole('button', { name: failure.remedy })).toBeVisible();
          await dialog(page).getByRole('button', { name: 'Close' }).click();
          await expect(dialog(page)).toBeHidden();
        });
      await firstRow(page)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expect(dialog(page)).toContainText(failure.said);
    });

    test('an export says so', async ({ page }) => {
      await listWithoutWork(page, failure);
      await button(page, 'Export').click();
      await expect(page.getByRole('alert').filter({ hasText: 'The export failed' })).toContainText(failure.said);
    });

    test('a form says so in its place, and opens once it is there', async ({ page }) => {
      const mend = await listWithoutWork(page, failure);
      await page.getByRole('link', { name: /^Add/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: failure.said })).toBeVisible();
      await mend();
      await button(page, 'Try again').click();
      await expect(button(page, 'Save')).toBeVisible();
    });
  });
}

/** A form with something typed, whose operator then asks for German, which is missing. */
async function typeAndAskForGerman(page: Page, failure: Failure) {
  await signIn(page, 'admin');
  await firstRow(page).getByRole('link').first().click();
  await page.getByLabel(/^Account name/).fill('Typed before');
  const mend = await breakPart(page, 'de', failure);
  await button(page, /^User menu/).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(dialog(page)).toContainText(failure.said);
  await mend();
  await dialog(page).getByRole('button', { name: failure.remedy }).click();
}

test('what is typed comes back after a new version was loaded', { tag: '@refused' }, async ({ page }) => {
  await typeAndAskForGerman(page, failures[0]!);
  await button(page, 'Nicht gespeicherte Änderungen wiederherstellen').click();
  await expect(page.getByLabel(/^Kontoname/)).toHaveValue('Typed before');
});

test('what is typed stays while the network is away', { tag: '@refused' }, async ({ page }) => {
  await typeAndAskForGerman(page, failures[2]!);
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Kontoname/)).toHaveValue('Typed before');
});
