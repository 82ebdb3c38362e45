import { expect, type Page } from '@playwright/test';
import { navigation, openList, signIn, test } from '../console';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** What is sent by every call that makes or changes a record. */
function bodies(page: Page) {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method())) sent.push((request.postDataJSON() ?? {}) as (typeof sent)[number]);
  });
  return sent;
}

async function choose(page: Page, name: RegExp, option: string) {
  const box = page.getByRole('combobox', { name });
  await box.click();
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('what forms of a provider offer, preset, send and refuse', { tag: '@refused' }, async ({ page }) => {
  await signIn(page, 'provider');
  const sent = bodies(page);

  await test.step('a user of an account: the account is preset, and what does not apply is nothing', async () => {
    await page.goto('/internal/users/add');
    await page.getByRole('combobox', { name: /^Scope/ }).selectOption('Account');
    await expect(page.getByRole('combobox', { name: /^Account/ })).not.toHaveValue('');
    await expect(page.getByText(/the password stays as it is/)).toHaveCount(0);
    await page.getByRole('combobox', { name: /^Scope/ }).selectOption('Service provider');
    await page.getByLabel(/^User Name/).fill('second');
    await page.getByLabel(/^User email/).fill('second@example.com');
    await page.getByLabel(/^Temporary password/).fill('Second-123');
    await save(page).click();
    await expect(page.getByText('User created successfully')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ is_active: 1, account_sid: null, service_provider_sid: expect.any(String) });
  });

  await test.step('where there is no account, that is said before Save', async () => {
    await page.route('**/ServiceProviders/*/Accounts', (route) => route.fulfill({ json: [] }));
    await page.goto('/internal/users/add');
    await page.getByRole('combobox', { name: /^Scope/ }).selectOption('Account');
    await expect(page.getByText(/Service Provider has no accounts/)).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.unroute('**/ServiceProviders/*/Accounts');
  });

  await test.step('a client: without a realm no Save, and one that cannot be loaded leads to the list', async () => {
    await page.goto('/internal/clients/add');
    await choose(page, /^Belongs to/, 'Testlabor');
    await expect(page.getByText('Sip realm is not set for the account.')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.goto('/internal/clients/00000000-0000-4000-8000-000000000404/edit');
    await expect(page).toHaveURL(/\/clients$/);
    await expect(page.getByRole('alert').first()).toBeVisible();
  });

  await test.step('an SMPP gateway that is not the primary one is sent as it is shown', async () => {
    await page.goto('/internal/carriers/add');
    await page.getByLabel(/^Carrier name/).fill('Messages');
    await page.getByPlaceholder('1.2.3.4 / sip.my.com').first().fill('192.0.2.77');
    await page.getByRole('tab', { name: 'SMS' }).click();
    await page.getByRole('button', { name: 'Add an SMPP gateway' }).click();
    const row = page.getByRole('table', { name: 'SMPP gateways' }).getByRole('row', { name: 'row 1' });
    await row.getByRole('textbox', { name: 'IP or DNS' }).fill('192.0.2.78');
    await row.getByRole('checkbox', { name: 'Inbound' }).uncheck();
    await page.getByLabel('Outbound system ID').fill('messages');
    await page.getByLabel('Outbound password').fill('messages-1');
    await save(page).click();
    await expect(page.getByText('Carrier created successfully')).toBeVisible();
    expect(sent.find(({ ipv4 }) => ipv4 === '192.0.2.78')?.is_primary).toBeFalsy();
    expect(sent.find(({ ipv4 }) => ipv4 === '192.0.2.78')).toHaveProperty('is_primary');
  });

  await test.step('custom voices begin with a row, and are at least one', async () => {
    await page.goto('/internal/speech-services/add');
    await choose(page, /^Vendor/, 'Google');
    await page.getByRole('checkbox', { name: 'Use for text-to-speech' }).check();
    await page.getByRole('checkbox', { name: 'Use custom voices' }).check();
    await page.getByRole('button', { name: 'Remove row 1' }).click();
    await expect(page.getByText('You must provide at least one custom voice.').first()).toBeVisible();
  });

  await test.step('a vendor of one’s own without a name is refused at its name', async () => {
    await page.goto('/internal/speech-services/add');
    await choose(page, /^Vendor/, 'Custom');
    await page.getByRole('checkbox', { name: 'Use for text-to-speech' }).check();
    await save(page).click();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('combobox', { name: /^Vendor/ })).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('the region of Gladia is asked for once', async () => {
    await page.goto('/internal/speech-services/add');
    await choose(page, /^Vendor/, 'Gladia');
    await page.getByRole('checkbox', { name: 'Use for speech-to-text' }).check();
    await page.getByLabel(/^Region/).selectOption('EU West');
    await page.getByLabel(/^API key/).fill('gladia-key');
    await save(page).click();
    await expect(page.getByText('Speech credential created successfully')).toBeVisible();
    await page.getByRole('link', { name: /^Gladia/ }).click();
    await expect(page.getByLabel(/^Region/)).toHaveValue('eu-west');
    await page.getByRole('checkbox', { name: 'Use for speech-to-text' }).uncheck();
    await save(page).click();
    await expect(page.getByText('Speech credential updated successfully')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ use_for_stt: 0, region: 'eu-west' });
  });

  await test.step('a web address in the place of a web socket is asked by POST again', async () => {
    await page.goto('/internal/applications/add');
    const hook = page.getByRole('group', { name: /^Calling webhook/ });
    const url = hook.getByRole('textbox', { name: 'URL' });
    await url.fill('wss://x.example/call');
    await expect(hook.getByLabel('Method')).toHaveValue('GET');
    await url.fill('https://x.example/call');
    await expect(hook.getByLabel('Method')).toHaveValue('POST');
  });
});

test('what an account user reads: the own realm, names of screens, columns and buttons', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'account');
  await page.getByRole('button', { name: 'Generate new secret' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Generate' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Make/ }).click();
  await expect(page.getByText('API key copied')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await openList(page, 'clients');
  await expect(page.getByText(/^Your sip realm is/)).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Speech', exact: true }).click();
  await expect(page).toHaveURL(/speech-services/);
  await openList(page, 'users');
  await expect(page.getByRole('columnheader', { name: 'User Name' })).toBeVisible();
});
