import { expect, type Page } from '@playwright/test';
import { fillLogin, navigation, openList, orderFault, people, signIn, test, signOut } from '../console';

const expired = 'Your session has expired. Please log in and try again.';
const accountName = (page: Page) => page.getByLabel(/^Account name/);
const restore = (page: Page) => page.getByRole('button', { name: 'Restore unsaved changes' });

/** The form of the first account, its name changed and not saved. */
async function typeIntoAccount(page: Page, text: string) {
  await openList(page, 'accounts');
  await page.locator('tbody tr a').first().click();
  /* What the page asks for by itself would find the end of a session before the one who saves. */
  await page.waitForLoadState('networkidle');
  await accountName(page).fill(text);
}

/** Goes over to the provider that is not the first by name. */
async function chooseNordlicht(page: Page) {
  await page.getByRole('button', { name: /^Choose a service provider/ }).click();
  await page.getByRole('option', { name: 'Nordlicht Telekom' }).click();
  await expect(page.getByRole('button', { name: /now Nordlicht/ })).toBeVisible();
}

/** The platform refuses the token of everybody from now on. */
const endEverySession = (page: Page) =>
  orderFault(page.request, { path: '^/(?!login$)', status: 401, body: 'Unauthorized', times: 0 });

const clearFaults = (page: Page) => page.request.delete('/sandbox/faults');

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

test.describe('before a session ends', () => {
  test(
    'it can be lengthened in place; the open form stays as it is and is saved',
    { tag: '@refused' },
    async ({ page }) => {
      await page.clock.install();
      await signIn(page, 'admin');
      await typeIntoAccount(page, 'Typed before the end');
      const address = page.url();
      const before = (await stored(page)).token;
      await page.clock.fastForward('56:00');
      await expect(page.getByText(/^Your session ends in \d minutes\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Stay signed in' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Password/).fill('wrong');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('Login credentials are incorrect')).toBeVisible();
      await dialog.getByLabel(/^Password/).fill(people.admin.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('You stay signed in.')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect((await stored(page)).token).not.toBe(before);
      expect(page.url()).toBe(address);
      await expect(accountName(page)).toHaveValue('Typed before the end');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Account updated successfully')).toBeVisible();
    },
  );
});

test.describe('a session that is refused', () => {
  test(
    'leaves for sign-in without a question, and gives the unsaved form back to its user',
    { tag: '@refused' },
    async ({ page }) => {
      const questions: string[] = [];
      page.on('dialog', (dialog) => {
        questions.push(dialog.type());
        void dialog.accept();
      });
      await signIn(page, 'admin');
      await chooseNordlicht(page);
      await typeIntoAccount(page, 'Typed before the refusal');
      const { pathname } = new URL(page.url());
      await endEverySession(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(expired)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(
        Object.keys(await stored(page)).filter((key) => !/^(prefs|own|draft|tab)\.|^lastWords$|^returnPath$/.test(key)),
      ).toEqual([]);
      await clearFaults(page);
      await fillLogin(page, people.admin);
      await expect(page).toHaveURL(pathname);
      await expect(accountName(page)).not.toHaveValue('Typed before the refusal');
      await expect(page.getByRole('button', { name: /now Nordlicht/ })).toBeVisible();
      await restore(page).click();
      await expect(accountName(page)).toHaveValue('Typed before the refusal');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Account updated successfully')).toBeVisible();
      expect(questions).toEqual([]);
    },
  );

  test('gives nothing of it to another user', { tag: '@refused' }, async ({ page }) => {
    await signIn(page, 'admin');
    await typeIntoAccount(page, 'Not for others');
    const { pathname } = new URL(page.url());
    await endEverySession(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(expired)).toBeVisible();
    await clearFaults(page);
    await fillLogin(page, people.provider);
    await expect(page).toHaveURL(/\/internal\/accounts$/);
    expect(JSON.stringify(await stored(page))).not.toContain('Not for others');
    await page.goto(pathname);
    await expect(navigation(page)).toBeVisible();
    await expect(restore(page)).toHaveCount(0);
  });

  test('ends wherever it is noticed, also by a list', { tag: '@refused' }, async ({ page }) => {
    await signIn(page, 'admin');
    await openList(page, 'accounts');
    await endEverySession(page);
    await navigation(page).getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByText(expired)).toBeVisible();
    await clearFaults(page);
    await fillLogin(page, people.admin);
    await expect(page).toHaveURL(/\/internal\/clients/);
  });
});

test.describe('a platform that cannot be reached', () => {
  test(
    'at the first load is told of at sign-in; the session is kept, and a reload comes back',
    { tag: '@refused' },
    async ({ page }) => {
      await signIn(page, 'admin');
      await orderFault(page.request, { path: '.', drop: true, times: 0 });
      // The console may leave for the sign-in page before this address has loaded to its end.
      await page.goto('/internal/clients', { waitUntil: 'commit' });
      await expect(page.getByText('The server cannot be reached')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await clearFaults(page);
      await page.reload();
      await expect(page).toHaveURL(/\/internal\/clients/);
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  );

  test(
    'later on is told of above what is on screen, and what is typed stays',
    { tag: '@refused' },
    async ({ page }) => {
      await signIn(page, 'admin');
      await typeIntoAccount(page, 'Typed before the cable broke');
      await orderFault(page.request, { path: '.', drop: true, times: 0 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
      /* Asking for the record is tried twice; the save has failed when the form says so too. */
      await expect(page.getByRole('main').getByText('The server cannot be reached')).toBeVisible();
      await expect(accountName(page)).toHaveValue('Typed before the cable broke');
      await clearFaults(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Account updated successfully')).toBeVisible();
    },
  );
});

test.describe('two tabs', () => {
  test('are signed out together; what the other held unsaved waits there for its user', async ({ page, context }) => {
    await signIn(page, 'admin');
    const other = await context.newPage();
    await other.goto('/internal/accounts');
    await typeIntoAccount(other, 'Typed in the other tab');
    const { pathname } = new URL(other.url());
    await signOut(page);
    await expect(other.getByText("You've successfully logged out.")).toBeVisible();
    await fillLogin(other, people.admin);
    await expect(other).toHaveURL(pathname);
    await restore(other).click();
    await expect(accountName(other)).toHaveValue('Typed in the other tab');
  });

  test('look at a service provider each: what is typed in one does not go with a change in the other', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin');
    const other = await context.newPage();
    await other.goto('/internal/users/add');
    await other.getByLabel(/^User Name/).fill('Typed in the other tab');
    await chooseNordlicht(page);
    await expect(other.getByRole('button', { name: /now Baltic/ })).toBeVisible();
    await expect(other.getByLabel(/^User Name/)).toHaveValue('Typed in the other tab');
  });

  test('are one user: a sign-in as somebody else takes the other tab along', async ({ page, context }) => {
    await signIn(page, 'admin');
    const other = await context.newPage();
    await other.goto('/internal/users');
    await expect(navigation(other)).toBeVisible();
    await signOut(page);
    await fillLogin(page, people.account);
    await expect(navigation(page)).toBeVisible();
    await other.goto('/');
    await expect(other).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  });
});

test('after an administrator, an account user finds nothing of theirs', async ({ page }) => {
  await signIn(page, 'admin');
  await openList(page, 'clients');
  await page.getByRole('searchbox').fill('lobby');
  await expect(page).toHaveURL(/lobby/);
  await signOut(page);
  expect(Object.keys(await stored(page)).filter((key) => !/^(prefs|own)\.|^lastWords$/.test(key))).toEqual([]);
  await fillLogin(page, people.account);
  await expect(page).toHaveURL(/\/internal\/accounts\/[0-9a-f-]{36}\/edit$/);
  await expect(navigation(page).getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await navigation(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('You do not have access')).toHaveCount(0);
});
