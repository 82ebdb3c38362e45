import { expect, type Page } from '@playwright/test';
import { navigation, signIn, test } from './console';

/** Everything that daily work needs has come. */
async function atRest(page: Page) {
  await signIn(page, 'admin');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/work-[^/]+\.js$/.test(name)),
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const firstRow = (page: Page) => page.locator('tbody tr').first();

async function closeDialog(page: Page) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A list of the navigation, its first record and the form of a new one. */
async function walkThrough(page: Page, name: string) {
  await navigation(page).getByRole('link', { name, exact: true }).click();
  await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await firstRow(page).getByRole('link').first().click();
  await expect(save(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Add/ }).click();
  await expect(save(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

test('once the first list is at rest, nothing that is pressed asks for another script', async ({ page }) => {
  test.slow();
  await atRest(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });

  for (const name of ['Users', 'Clients', 'Applications', 'Carriers', 'Speech', 'Phone Numbers', 'Accounts'])
    await walkThrough(page, name);
  await navigation(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(save(page)).toBeVisible();

  await navigation(page).getByRole('link', { name: 'Phone Numbers', exact: true }).click();
  await firstRow(page).getByRole('checkbox').check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await closeDialog(page);
  await expect(page.getByRole('group', { name: 'Route to application' }).getByRole('combobox')).toBeVisible();
  await button(page, 'Import').click();
  await closeDialog(page);
  await button(page, 'Columns').click();
  await closeDialog(page);
  await button(page, /^Account/).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  expect((await download).suggestedFilename()).toContain('phone-numbers');

  await navigation(page).getByRole('link', { name: 'Clients', exact: true }).click();
  await firstRow(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^Deleted sip client/)).toBeVisible();
  await page.getByRole('link', { name: /^Add/ }).click();
  await page.getByLabel(/^User ?name/i).fill('night-desk');
  await page.locator('input[type="password"]').fill('Night-12345');
  await save(page).click();
  await expect(page.getByText('Client created successfully')).toBeVisible();

  await page.keyboard.press('Control+k');
  await closeDialog(page);
  await button(page, /^Choose a service provider/).click();
  await page.keyboard.press('Escape');
  await button(page, /^User menu/).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(asked).toEqual([]);
});

test(
  'work goes on without a network, and every press says what is the matter',
  { tag: '@refused' },
  async ({ page }) => {
    test.slow();
    await atRest(page);
    const unreachable = page.getByText('The server cannot be reached');
    await navigation(page).getByRole('link', { name: 'Phone Numbers', exact: true }).click();
    await expect(firstRow(page)).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Clients', exact: true }).click();
    await firstRow(page).getByRole('link').first().click();
    await page.locator('input[type="password"]').or(button(page, 'Replace')).first().waitFor();
    const active = page.getByRole('checkbox', { name: 'Active' });
    await active.setChecked(!(await active.isChecked()));
    await page.context().setOffline(true);

    await save(page).click();
    await expect(page.getByRole('alert').filter({ has: unreachable }).first()).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await navigation(page).getByRole('link', { name: 'Phone Numbers', exact: true }).click();
    await button(page, /^Leave/).click();

    await expect(firstRow(page)).toBeVisible();
    await firstRow(page).getByRole('checkbox').check();
    await button(page, 'Export').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The export failed' }).filter({ has: unreachable }),
    ).toBeVisible();
    await page
      .getByRole('region', { name: 'Selected rows' })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Report' })).toContainText('1 failed');
    await firstRow(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /^The server cannot be reached$/ })
        .last(),
    ).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Rīga');
    await expect(page.getByRole('dialog')).toContainText('Not everything could be searched');
  },
);
