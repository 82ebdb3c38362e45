import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { people } from './people';

export { people };

/** What the browser's console said that a person who looks would take for a defect. */
type Complaints = string[];

/* The browser tells of every refused request; only a test tagged `@refused` brings some about. */
const isRefusal = (text: string) => /^Failed to load (resource|module script)/.test(text);

/* What React recovered from says nothing by itself; runs in the page. */
const tellCauses = () =>
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (cause) reportError(cause);
  });

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, request }, use, { tags }) => {
      const mayBeRefused = tags.includes('@refused');
      const complaints: Complaints = [];
      page.on('console', (message) => {
        const isComplaint = ['warning', 'error'].includes(message.type());
        if (!isComplaint || (mayBeRefused && isRefusal(message.text()))) return;
        complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
      await page.addInitScript(tellCauses);
      expect((await request.post('/sandbox/reset', { data: {} })).status()).toBe(204);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fills the sign-in page that is open. */
export async function fillLogin(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** Fills the page of a forced new password as it is after a reload. */
export async function typeTemporary(page: Page, temporary: string, fresh: string) {
  await page.getByLabel(/^Temporary password/).fill(temporary);
  await page.getByLabel(/^New password/).fill(fresh);
  await page.getByLabel(/^Confirm new password/).fill(fresh);
  await page.getByRole('button', { name: 'Create password' }).click();
}

/** Serves these settings in the place of `config.js`. */
export const configure = (page: Page, settings: Record<string, unknown>) =>
  page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.JAMBONZ = ${JSON.stringify(settings)};` }),
  );

export async function signIn(page: Page, person: keyof typeof people) {
  await page.goto('/');
  await fillLogin(page, people[person]);
  await expect(navigation(page)).toBeVisible();
}

/** A list whose first row has come. */
export async function openList(page: Page, resource: string) {
  await page.goto(`/internal/${resource}`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Closes the connection without an answer. */
  drop?: boolean | 'when done';
  /** Until the faults are cleared when 0. */
  times?: number;
}

export async function orderFault(request: APIRequestContext, fault: Fault) {
  expect((await request.post('/sandbox/faults', { data: fault })).status()).toBe(204);
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText("You've successfully logged out.")).toBeVisible();
}
