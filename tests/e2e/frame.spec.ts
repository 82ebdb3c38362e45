import { expect, type Page } from '@playwright/test';
import { openList, signIn, test } from './console';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const message = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Identifiers of records by their names, as the platform has them for the person who is signed in. */
async function sidOf(page: Page, path: string, name: string, key: string): Promise<string> {
  const rows = await page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
    return (await answer.json()) as Record<string, string>[];
  }, `/api/v1${path}`);
  return rows.find((row) => row.name === name)?.[key] ?? '';
}

test.describe('an account user', () => {
  const foreign = { accounts: '', applications: '', users: '' };

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin');
    foreign.accounts = await sidOf(page, '/Accounts', 'Tallinn Helpdesk', 'account_sid');
    foreign.applications = await sidOf(page, '/Applications', 'Helpdesk queue', 'application_sid');
    foreign.users = await sidOf(page, '/Users', 'admin', 'user_sid');
    await page.evaluate(() => localStorage.removeItem('token'));
    await signIn(page, 'account');
  });

  for (const [resource, lands] of [
    ['accounts', /\/internal\/applications$/],
    ['applications', /\/internal\/applications$/],
    ['users', /\/internal\/users$/],
  ] as const)
    test(`does not get to somebody else’s record of ${resource}`, { tag: '@refused' }, async ({ page }) => {
      expect(foreign[resource]).not.toBe('');
      await page.goto(`/internal/${resource}/${foreign[resource]}/edit`);
      await message(page, 'You do not have access.');
      await expect(page).toHaveURL(lands);
      await expect(page.getByText(/Tallinn|Helpdesk queue/)).toHaveCount(0);
    });

  test('is led from the list of accounts to the own one', async ({ page }) => {
    await page.goto('/internal/accounts');
    await message(page, 'You do not have permissions to manage all accounts');
    await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  });

  test('finds nothing foreign in the palette, by name or by SID', { tag: '@refused' }, async ({ page }) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('Tallinn');
    await expect(palette.getByRole('status')).toHaveText('Nothing was found');
    await palette.getByRole('combobox').fill(foreign.accounts);
    await page.keyboard.press('Enter');
    await expect(palette.getByRole('status')).toHaveText('No record with this SID was found.');
  });
});

test('an address that can be none of a record does not exist', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/accounts/not-a-uuid/edit');
  await expect(page.getByText("That page doesn't exist.")).toBeVisible();
});

test('who may only look is not let into the form of a new record', async ({ page }) => {
  await signIn(page, 'viewer');
  await page.goto('/internal/applications/add');
  await message(page, 'You do not have permissions to make changes to this Application');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});

test(
  'the palette finds a realm and a SID by keyboard alone, and brings the provider along',
  { tag: '@refused' },
  async ({ page }) => {
    await signIn(page, 'admin');
    await openList(page, 'users');
    const sid = await sidOf(page, '/Applications', 'Driver hotline', 'application_sid');
    await expect(page.getByRole('button', { name: /now Baltic/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('hafenkontor.sip');
    await expect(page.getByRole('group', { name: 'Accounts' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByLabel(/^Account name/)).toHaveValue('Hafenkontor Logistik');
    await expect(page.getByRole('button', { name: /now Nordlicht/ })).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(` ${sid} `);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Application name/)).toHaveValue('Driver hotline');

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('delete');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible();
  },
);

test('a change of provider asks about unsaved changes and stays where it can', async ({ page }) => {
  await signIn(page, 'admin');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Choose a service provider/ }).click();
    await page.getByRole('option', { name }).click();
  };
  await page.goto('/internal/accounts/add');
  await page.getByLabel(/^Account name/).fill('Half typed');
  await choose('Nordlicht Telekom');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('button', { name: /now Baltic/ })).toBeVisible();
  await expect(page.getByLabel(/^Account name/)).toHaveValue('Half typed');

  await choose('Nordlicht Telekom');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('button', { name: /now Nordlicht/ })).toBeVisible();
  await expect(page).toHaveURL(/\/internal\/accounts\/add$/);
  await expect(page.getByLabel(/^Account name/)).toHaveValue('');
});

test('an admin adds a provider and looks at it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Add service provider' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Third Voice');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added new service provider Third Voice')).toBeVisible();
  await expect(page.getByRole('button', { name: /now Third Voice/ })).toBeVisible();
  await expect(page.getByText('No Accounts.')).toBeVisible();
});

test('a change of language leaves what is typed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/accounts/add');
  await page.getByLabel(/^Account name/).fill('Half typed');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Language: Deutsch' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Half typed');
});

test('the heading of a long list stays in view, above rows of 36 to 40 px', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/phone-numbers?perPage=100&page=1&filter={}');
  await expect(page.locator('tbody tr').nth(20)).toBeVisible();
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  expect(Math.max(...heights)).toBeLessThanOrEqual(40);
  await page.locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const head = await page.locator('thead th').first().boundingBox();
    expect(head?.y).toBeCloseTo(bar?.height ?? 0, 0);
  }).toPass();
});

test('the page size stays with the first row', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/phone-numbers?perPage=25&page=2&filter={}');
  const first = await page.locator('tbody tr').first().getByRole('link').first().textContent();
  await page.getByLabel('Records on a page').selectOption('50');
  await expect(page.locator('tbody').getByRole('link', { name: first ?? '', exact: true })).toBeVisible();
  await expect(heading(page)).toBeVisible();
});
