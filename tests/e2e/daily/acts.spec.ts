import { expect, type Locator, type Page } from '@playwright/test';
import { navigation, signIn, test } from '../console';

/** Somebody at work, whose acts are counted: a press is one, and so is an input that is filled. */
function worker(page: Page) {
  let acts = 0;
  return {
    press: async (target: Locator) => {
      acts += 1;
      await target.first().click();
    },
    type: async (target: Locator, text: string) => {
      acts += 1;
      await target.first().fill(text);
    },
    key: async (keys: string) => {
      acts += 1;
      await page.keyboard.press(keys);
    },
    count: () => acts,
  };
}

const menu = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const input = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const row = (page: Page, number: number) =>
  page.getByRole('table', { name: 'Gateways' }).getByRole('row', { name: `row ${number}`, exact: true });

test('a carrier with two gateways takes seven acts, and the focus comes back to where it was added', async ({
  page,
}) => {
  await signIn(page, 'provider');
  const { press, type, count } = worker(page);
  await press(menu(page, 'Carriers'));
  await press(link(page, 'Add a carrier'));
  await type(input(page, /^Carrier name/), 'Sund Connect');
  await type(row(page, 1).getByRole('textbox', { name: /^Network address/ }), '192.0.2.1');
  await press(page.getByRole('button', { name: 'Add a SIP gateway' }));
  await type(row(page, 2).getByRole('textbox', { name: /^Network address/ }), '192.0.2.2');
  await press(save(page));
  await expect(page.getByText('Carrier created successfully')).toBeVisible();
  expect(count()).toBe(7);
  await expect(link(page, 'Add a carrier')).toBeFocused();
});

test('a number takes four acts where its account, carrier and application are known', async ({ page }) => {
  await signIn(page, 'account');
  const { press, type, count } = worker(page);
  await press(menu(page, 'Phone Numbers'));
  await press(link(page, 'Add a'));
  await type(input(page, /^Phone number/), '4930123456789');
  await expect(page.getByRole('combobox', { name: /^Carrier/ })).not.toHaveValue('');
  await press(save(page));
  await expect(page.getByText(/created successfully/)).toBeVisible();
  expect(count()).toBe(4);
});

test('a realm takes three acts', async ({ page }) => {
  await signIn(page, 'provider');
  const { key, type, count } = worker(page);
  await key('Control+k');
  await type(page.getByRole('dialog').getByRole('combobox'), 'hafenkontor.sip');
  await expect(page.getByRole('group', { name: 'Accounts' }).getByRole('option')).toHaveCount(1);
  await key('Enter');
  await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  expect(count()).toBe(3);
});

test('an account takes four acts', async ({ page }) => {
  await signIn(page, 'provider');
  const { press, type, count } = worker(page);
  await press(menu(page, 'Accounts'));
  await press(link(page, 'Add an account'));
  await type(input(page, /^Account name/), 'Speicherstadt');
  await press(save(page));
  await expect(page.getByText('Account created successfully')).toBeVisible();
  expect(count()).toBe(4);
});

test('an application takes six acts, its status webhook among them', async ({ page }) => {
  await signIn(page, 'provider');
  const { press, type, count } = worker(page);
  await press(menu(page, 'Applications'));
  await press(link(page, 'Add an application'));
  await type(input(page, /^Application name/), 'Night desk');
  await type(
    page.getByRole('group', { name: 'Calling webhook' }).getByRole('textbox').first(),
    'https://night.example/call',
  );
  await press(page.getByRole('button', { name: /\/status/ }));
  await press(save(page));
  await expect(page.getByText('Application created successfully')).toBeVisible();
  expect(count()).toBe(6);
});

test('a key is rotated in four acts', async ({ page }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/settings');
  await page.getByRole('button', { name: 'Add key' }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const old = (await page.locator('[role=dialog] code').innerText()).trim().slice(-4);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await menu(page, 'Carriers').click();
  const { press, count } = worker(page);
  await press(menu(page, 'Settings'));
  await press(page.getByRole('button', { name: `Rotate ••••${old}` }));
  await press(page.getByRole('button', { name: 'Make the key' }));
  await press(page.getByRole('button', { name: 'Retire the old key' }));
  await expect(page.getByText(`••••${old}`)).toHaveCount(0);
  expect(count()).toBe(4);
});
