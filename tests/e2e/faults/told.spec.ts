import { expect, type Locator, type Page } from '@playwright/test';
import { openList, orderFault, signIn, test } from '../console';

const raw = 'Cannot delete or update a parent row: a foreign key constraint fails (`jambones`.`calls`)';
const words = 'Something else still uses this: the platform does not delete it.';

/** The operator's words, and the database's own behind a press. */
async function expectToldWithDetails(place: Locator) {
  await expect(place).toContainText(words);
  await expect(place.getByText(raw)).toBeHidden();
  await place.getByText('Details').click();
  await expect(place.getByText(raw)).toBeVisible();
}

const alertOf = (page: Page | Locator) => page.getByRole('alert').filter({ hasText: words });

test.describe(
  'what the platform hands on of its database is told in the operator’s words, its own behind Details',
  { tag: '@refused' },
  () => {
    test('after a delete', async ({ page, request }) => {
      await signIn(page, 'account');
      await openList(page, 'clients');
      await orderFault(request, { method: 'DELETE', path: '/Clients/', status: 500, body: { msg: raw }, times: 1 });
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expectToldWithDetails(alertOf(page));
    });

    test('in the report of a bulk run', async ({ page, request }) => {
      await signIn(page, 'account');
      await openList(page, 'phone-numbers');
      await orderFault(request, {
        method: 'DELETE',
        path: '/PhoneNumbers/',
        status: 500,
        body: { msg: raw },
        times: 1,
      });
      await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expectToldWithDetails(page.getByRole('region', { name: 'Report' }));
    });

    test('in a form', async ({ page, request }) => {
      await signIn(page, 'account');
      await page.getByLabel(/^Account name/).fill('Another name');
      await orderFault(request, { method: 'PUT', path: '/Accounts/', status: 500, body: { msg: raw }, times: 1 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectToldWithDetails(alertOf(page));
    });

    test('in a dialog', async ({ page, request }) => {
      await signIn(page, 'account');
      await page.getByRole('button', { name: 'Add key' }).click();
      await orderFault(request, { method: 'POST', path: '/ApiKeys', status: 500, body: { msg: raw }, times: 1 });
      await page.getByRole('dialog').getByRole('button', { name: /^Make/ }).click();
      await expectToldWithDetails(alertOf(page.getByRole('dialog')));
    });
  },
);

test('a view-only user is offered no Test', async ({ page }) => {
  await signIn(page, 'viewer');
  await openList(page, 'speech-services');
  await expect(page.getByRole('button', { name: /^Test/ })).toHaveCount(0);
});

test('the model of ElevenLabs begins with the first of its list', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/speech-services/add');
  await page.getByRole('combobox', { name: /^Vendor/ }).click();
  await page.getByRole('combobox', { name: /^Vendor/ }).fill('ElevenLabs');
  await page.getByRole('option', { name: 'ElevenLabs', exact: true }).click();
  await expect(page.getByLabel(/^(TTS )?Model/i).first()).not.toHaveValue('');
});
