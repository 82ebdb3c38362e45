import { expect, type Locator, type Page } from '@playwright/test';
import { fillLogin, navigation, openList, orderFault, people, signIn, test } from '../console';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const writes = (page: Page) => {
  const made: string[] = [];
  page.on('request', (request) => {
    if (['POST', 'PUT', 'DELETE'].includes(request.method())) made.push(new URL(request.url()).pathname);
  });
  return made;
};

/** Presses in the middle of what is in view, as a hand does: slowly enough for the page to answer before the release. */
async function pressSlowly(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(400);
  await page.mouse.up();
}

test.describe('what is pressed while an input with a fault is left is hit, and the fault is told', () => {
  test('a switch below a webhook’s address', async ({ page }) => {
    await signIn(page, 'account');
    await page.goto('/internal/applications/add');
    const hook = page.getByRole('group', { name: /^Calling webhook/ });
    await hook.getByRole('textbox').first().fill('ftp://x.example');
    const basic = hook.getByRole('checkbox', { name: /basic authentication/i });
    await pressSlowly(page, basic);
    await expect(basic).toBeChecked();
    await expect(hook.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  });

  test('a button below a row', async ({ page }) => {
    await signIn(page, 'provider');
    await page.goto('/internal/carriers/add');
    const hosts = page.getByPlaceholder('1.2.3.4 / sip.my.com');
    await hosts.first().fill('256.1.1.1');
    await pressSlowly(page, page.getByRole('button', { name: /^Add.*SIP gateway/i }));
    await expect(hosts).toHaveCount(2);
    await expect(hosts.first()).toHaveAttribute('aria-invalid', 'true');
  });
});

test('recording without a place for it is refused at its field, and the tick stays', async ({ page }) => {
  await signIn(page, 'provider');
  await openList(page, 'accounts');
  await page.getByRole('link', { name: 'Testlabor', exact: true }).click();
  const recording = page.getByLabel('Enable call recording');
  await recording.check();
  const made = writes(page);
  await save(page).click();
  await expect(
    page.getByText('Choose where recordings are kept, or switch recording off again.').first(),
  ).toBeVisible();
  await expect(recording).toBeChecked();
  expect(made).toEqual([]);
});

/** Holds every call that changes a record until what is returned is called. */
async function holdWrites(page: Page) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  return release;
}

test.describe('while a save is on its way', () => {
  test('nothing can be typed that would be lost', async ({ page }) => {
    await signIn(page, 'account');
    const release = await holdWrites(page);
    const name = page.getByLabel(/^Account name/);
    await name.fill('Typed before');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await expect(name).not.toBeFocused();
    await page.keyboard.type(' and after');
    release();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Typed before');
  });

  test('leaving says that it is being saved, and the late answer moves nobody', async ({ page }) => {
    await signIn(page, 'account');
    await openList(page, 'applications');
    await page.getByRole('link', { name: 'Driver hotline', exact: true }).click();
    const release = await holdWrites(page);
    await page.getByLabel(/^Application name/).fill('Driver line');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Clients' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave while this is being saved?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    release();
    await expect(page.getByText('Application updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/clients/);
  });
});

test('what only somebody else has changed meanwhile is taken over and said; what both have is asked', async ({
  page,
  context,
}) => {
  await signIn(page, 'account');
  await openList(page, 'applications');
  await page.getByRole('link', { name: 'Driver hotline', exact: true }).click();
  const name = page.getByLabel(/^Application name/);
  const record = page.getByLabel(/^Record all calls/);
  await name.fill('Mine');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(/^Record all calls/).click();
  await save(other).click();
  await expect(other.getByText('Application updated successfully')).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/^Changed by somebody else in the meantime, and taken over:/)).toBeVisible();
  await expect(page.getByText('Application updated successfully')).toBeVisible();

  await openList(page, 'applications');
  await page.getByRole('link', { name: 'Mine', exact: true }).click();
  await other.goto(page.url());
  const wasOn = await record.isChecked();
  await name.fill('Still mine');
  await other.getByLabel(/^Application name/).fill('Theirs');
  await other.getByLabel(/^Record all calls/).setChecked(!wasOn);
  await save(other).click();
  await expect(other.getByText('Application updated successfully')).toBeVisible();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(dialog.getByRole('radio', { name: /Still mine/ })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
});

test('settings whose record is gone are sent by every further Save', { tag: '@refused' }, async ({ page, request }) => {
  await signIn(page, 'provider');
  await page.goto('/internal/settings');
  await page.getByLabel('Service provider name').fill('Baltic Voice');
  await orderFault(request, { method: 'PUT', path: '/ServiceProviders/', status: 404, times: 3 });
  const made = writes(page);
  for (const times of [1, 2, 3]) {
    await save(page).click();
    await expect.poll(() => made.length).toBe(times);
    await expect(page.getByText('This record no longer exists.')).toBeVisible();
  }
  await save(page).click();
  await expect(page.getByText('Settings updated')).toBeVisible();
});

for (const [clock, minutes] of [
  ['two hours ahead', 120],
  ['two hours behind', -120],
  ['five minutes ahead', 5],
  ['five minutes behind', -5],
] as const) {
  test(`whose clock is ${clock} is signed in all the same, and not warned of the session’s end`, async ({ page }) => {
    await page.addInitScript((offset) => {
      const now = Date.now.bind(Date);
      window.Date = class extends Date {
        constructor(...given: ConstructorParameters<typeof Date> | []) {
          super(...((given.length === 0 ? [now() + offset] : given) as [number]));
        }
        static override now = () => now() + offset;
      } as DateConstructor;
    }, minutes * 60_000);
    await page.goto('/');
    await fillLogin(page, people.provider);
    await expect(navigation(page)).toBeVisible();
    await page.reload();
    await expect(navigation(page)).toBeVisible();
    await expect(page.getByText(/session (ends|will end|expires)/i)).toHaveCount(0);
  });
}

test('a test that fails takes the green mark away, with the reason', { tag: '@refused' }, async ({ page, request }) => {
  await signIn(page, 'account');
  await openList(page, 'speech-services');
  const row = page.getByRole('row', { name: /harbour/ });
  await expect(row.getByText('Status ok')).toBeVisible();
  await orderFault(request, { path: '/test$', status: 500, body: { msg: 'vendor is out' }, times: 1 });
  await row.getByRole('button', { name: /^Test/ }).click();
  await expect(row).toContainText('Status error');
  await expect(row).toContainText('vendor is out');
  await expect(row.getByText('Status ok')).toHaveCount(0);
});
