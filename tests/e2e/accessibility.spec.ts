import { expect, type Page } from '@playwright/test';
import { expectNoFindings as findNothing, wcag } from './axe';
import { fillLogin, openList, people, signIn, test } from './console';

const resources = ['users', 'accounts', 'applications', 'clients', 'carriers', 'phone-numbers'];

const expectNoFindings = (page: Page) => findNothing(page, wcag);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme, nothing is found`, () => {
    test.use({ colorScheme });

    test('on the sign-in page', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expectNoFindings(page);
    });

    for (const resource of resources) {
      test(`on the list of ${resource}`, async ({ page }) => {
        await signIn(page, 'admin');
        await openList(page, resource);
        await expectNoFindings(page);
      });

      test(`on the forms of ${resource}`, async ({ page }) => {
        await signIn(page, 'admin');
        await page.goto(`/internal/${resource}/add`);
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
        await expectNoFindings(page);
        await page.getByRole('main').getByRole('textbox').first().fill(' ');
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expectNoFindings(page);
        await openList(page, resource);
        await page.locator('tbody tr a').first().click();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
        await expectNoFindings(page);
      });

      test(`in the dialog that deletes one of ${resource}`, async ({ page }) => {
        await signIn(page, 'admin');
        await openList(page, resource);
        await page
          .locator('tbody tr')
          .last()
          .getByRole('button', { name: /^Delete/ })
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoFindings(page);
      });
    }

    test('in the command palette and the list of keys', async ({ page }) => {
      await signIn(page, 'admin');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('hafen');
      await expect(page.getByRole('group', { name: 'Accounts' })).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectNoFindings(page);
    });

    test.describe('on a small screen', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('on lists, forms, the palette and the navigation', async ({ page }) => {
        await page.goto('/');
        await fillLogin(page, people.admin);
        await page.waitForURL(/\/internal\//);
        for (const resource of resources) {
          await page.goto(`/internal/${resource}`);
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
          await expectNoFindings(page);
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
          await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
          await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
          await expectNoFindings(page);
        }
        await page.getByRole('button', { name: 'Search and commands' }).click();
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
        await expectNoFindings(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Open navigation' }).click();
        await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
        await expectNoFindings(page);
      });
    });

    for (const [address, heading] of [
      ['settings', 'Settings'],
      ['profile', 'My profile'],
    ])
      test(`on the page of ${address}`, async ({ page }) => {
        await signIn(page, 'admin');
        await page.goto(`/internal/${address}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
        await expectNoFindings(page);
      });

    test('in a filter that has been opened', async ({ page }) => {
      await signIn(page, 'admin');
      await openList(page, 'users');
      await page.getByRole('button', { name: 'Account All accounts' }).click();
      await expect(page.getByRole('option', { name: 'Tallinn Helpdesk' })).toBeVisible();
      await expectNoFindings(page);
    });

    test('in the menus of the frame', async ({ page }) => {
      await signIn(page, 'admin');
      await page.getByRole('button', { name: /^User menu/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFindings(page);
    });
  });
