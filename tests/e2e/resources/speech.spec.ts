import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../axe';
import { openList, signIn, test } from '../console';

const save = (page: Page) => page.getByRole('button', { name: 'Save' });

const vendorBox = (page: Page) => page.getByRole('combobox', { name: /^Vendor/ });

async function openNew(page: Page) {
  await page.goto('/internal/speech-services/add');
  await expect(vendorBox(page)).toBeVisible();
}

async function chooseVendor(page: Page, name: string) {
  await vendorBox(page).click();
  await vendorBox(page).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** Every way that a vendor can be given a credential in, with what each use asks for. */
async function goThroughModes(page: Page) {
  const uses = page.getByRole('checkbox', { name: /^Use for (text|speech)-to/ });
  await expect(uses).not.toHaveCount(0);
  for (const use of await uses.all()) await use.check();
  const mode = page.getByRole('combobox', { name: /^(Where the vendor’s service runs|Credential type)/ });
  if ((await mode.count()) === 0) return;
  for (const option of await mode.locator('option').all()) await mode.selectOption(await option.getAttribute('value'));
}

test('every vendor’s form can be gone through', async ({ page }) => {
  await signIn(page, 'admin');
  await openNew(page);
  await vendorBox(page).click();
  await expect(page.getByRole('option').nth(25)).toBeVisible();
  const names = await page.getByRole('option').allTextContents();
  await page.keyboard.press('Escape');
  for (const name of names) {
    await chooseVendor(page, name);
    await goThroughModes(page);
    await expect(page.getByRole('heading', { name: 'Credential', exact: true })).toBeVisible();
  }
});

test('a speech service is made, tested, heard and deleted', async ({ page }) => {
  await signIn(page, 'provider');
  await openNew(page);
  await chooseVendor(page, 'WellSaid');
  await page.getByLabel('Use for text-to-speech').check();
  await page.getByLabel(/^API key/).fill('wellsaid-key');
  await page.getByRole('textbox', { name: /^Label/ }).fill('night');
  await save(page).click();
  await expect(page.getByText('Speech credential created successfully')).toBeVisible();
  await page.getByRole('link', { name: 'WellSaid', exact: true }).click();
  await page.getByRole('button', { name: 'Test now' }).click();
  await expect(page.getByText('TTS: connection test successful.')).toBeVisible();
  await page.getByRole('button', { name: 'Listen…' }).click();
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.locator('audio')).toHaveAttribute('src', /^blob:/);
  await openList(page, 'speech-services');
  await page.getByRole('button', { name: 'Delete WellSaid (night)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted speech service WellSaid (night)')).toBeVisible();
});

test('all services of an account are tested from the list', async ({ page }) => {
  await signIn(page, 'account');
  await openList(page, 'speech-services');
  await page.getByRole('button', { name: 'Test all' }).click();
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('ElevenLabs');
});

for (const colorScheme of ['light', 'dark'] as const) {
  const nothingFound = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await expectNoFindings(page);
  };

  test(`speech services have nothing for axe to find, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'account');
    await openList(page, 'speech-services');
    await nothingFound(page);
    await page
      .getByRole('link', { name: /^Google/ })
      .last()
      .click();
    await expect(page.getByText('Night watch').or(page.getByRole('row', { name: 'row 1' }))).toBeVisible();
    await page.getByRole('button', { name: 'Listen…' }).click();
    await expect(page.getByRole('button', { name: 'Speak' })).toBeEnabled();
    await nothingFound(page);
    await openNew(page);
    await chooseVendor(page, 'Microsoft');
    await chooseVendor(page, 'Custom');
    await save(page).click();
    await expect(page.getByText(/Please give it a name\.$/).first()).toBeVisible();
    await nothingFound(page);
  });
}
