import { expect, type Page } from '@playwright/test';
import { openList, orderFault, signIn, test } from './console';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const writes = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT', 'DELETE'].includes(request.method())) made.push(new URL(request.url()).pathname);
  });
  return made;
};

test('an account user adds a number with one of the own applications, found by typing over the first', async ({
  page,
}) => {
  await signIn(page, 'account');
  await page.goto('/internal/phone-numbers/add');
  const application = page.getByRole('combobox', { name: 'Application' });
  await application.click();
  const name = (await page.getByRole('option').nth(1).textContent())!;
  await page.getByRole('option').first().click();
  await application.fill(name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(application).toHaveValue(name);
  await page.getByLabel(/^Phone number/).fill('4930555123456');
  await save(page).click();
  await expect(page.getByText('Phone number created successfully')).toBeVisible();
});

test('numbers of several accounts are taken from their applications only after a question that names how many', async ({
  page,
}) => {
  await signIn(page, 'provider');
  await openList(page, 'phone-numbers');
  const made = writes(page);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('group', { name: 'Route to application' });
  await expect(bar.getByText(/The selected records do not have the same “Account”/)).toBeVisible();
  await bar.getByRole('button', { name: 'Route', exact: true }).click();
  await expect(bar.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await bar.getByRole('combobox').click();
  await page.getByRole('option', { name: 'None' }).click();
  await bar.getByRole('button', { name: 'Route', exact: true }).click();
  await expect(page.getByText(/^\d+ numbers will have no application/)).toBeVisible();
  expect(made).toEqual([]);
});

test('the own name leads to the own user, follows a renaming, and Sign out is one press away', async ({ page }) => {
  await signIn(page, 'provider');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^provider/ })
    .click();
  const name = page.getByLabel(/^User Name/);
  await expect(name).toHaveValue('provider');
  await name.fill('provider-two');
  await save(page).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^provider-two/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText("You've successfully logged out.")).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a service provider is deleted where it stands, and named', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/internal/settings');
  const remove = page.getByRole('button', { name: /^Delete service provider/ });
  await expect(save(page)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.getByRole('tab', { name: 'Service provider' }).click();
  await expect(remove).toHaveText('Delete service provider Baltic Voice Wholesale');
});

test('what two rows have alike is said on the first press of Save, with the cursor still in the row', async ({
  page,
}) => {
  await signIn(page, 'provider');
  await page.goto('/internal/carriers/add');
  const made = writes(page);
  await page.getByLabel(/^Carrier name/).fill('Twice');
  const hosts = page.getByPlaceholder('1.2.3.4 / sip.my.com');
  await hosts.first().fill('192.0.2.77');
  await page
    .getByRole('button', { name: /^Add.*gateway/i })
    .first()
    .click();
  await hosts.nth(1).fill('192.0.2.77');
  await save(page).click();
  await expect(page.getByText('Each SIP gateway must have a unique IP address.').first()).toBeVisible();
  expect(made).toEqual([]);
});

test('@refused a save that fails is seen from the end of the form', { tag: '@refused' }, async ({ page, request }) => {
  await signIn(page, 'account');
  const name = page.getByLabel(/^Account name/);
  await name.fill('Another name');
  await orderFault(request, { method: 'PUT', path: '/Accounts/', status: 502, times: 1 });
  await page.mouse.wheel(0, 5000);
  await save(page).click();
  await expect(page.getByText('The server cannot be reached').first()).toBeInViewport();
  await expect(name).toHaveValue('Another name');
});

test('what is unsaved is asked about before a predefined carrier is made', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/carriers/add');
  const made = writes(page);
  await page.getByLabel(/^Carrier name/).fill('Half typed');
  await page.getByRole('button', { name: 'Add from a predefined carrier' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByLabel(/^Carrier name/)).toHaveValue('Half typed');
  expect(made).toEqual([]);
});
