import type { Browser, Page } from '@playwright/test';
import type { Credentials } from './settings';

const size = { width: 1440, height: 900 };

/** A page of somebody who has signed in, in a browser context of its own, and what closes that. */
export async function signedInPage(
  browser: Browser,
  url: string,
  { username, password }: Credentials,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: size, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('input[name="username"], input#username').first().fill(username);
  await page.locator('input[type="password"]').first().fill(password);
  await page.locator('button[type="submit"]').first().click();
  await page.waitForURL(/\/internal\//);
  await page.waitForLoadState('networkidle');
  return { page, close: () => context.close() };
}
