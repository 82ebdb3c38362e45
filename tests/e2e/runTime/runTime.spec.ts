import { expect, type Page } from '@playwright/test';
import { navigation, signIn, test } from '../console';
import { badFiles } from './badFiles';
import { beside, costCentre, queues, serveQueues } from './beside';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

for (const person of ['admin', 'account'] as const)
  test(`a resource of a file, below an account, is listed, added to, changed and deleted by ${person}`, async ({
    page,
  }) => {
    await beside(page, { 'queues.json': queues });
    const { sent } = await serveQueues(page);
    await signIn(page, person);
    await navigation(page).getByRole('link', { name: 'Queues' }).click();
    await page.getByRole('link', { name: 'Add a queue' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Support');
    await page.getByLabel('Callers at most').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Support')).toContainText('7');

    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Sales');
    await page.reload();
    await page.getByRole('textbox', { name: 'Name' }).fill('Sales');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Sales' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Queues' }).click();
    await expect(row(page, 'Sales')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Sales' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, 'Sales')).toHaveCount(0);
    expect(sent.map((line) => line.replace(/[\da-f-]{36}/g, ':sid'))).toEqual([
      'POST /Accounts/:sid/Queues',
      'PUT /Accounts/:sid/Queues/:sid',
      'DELETE /Accounts/:sid/Queues/:sid',
    ]);
  });

test('a resource of a file is called by its labels in the language that is chosen', async ({ page }) => {
  await beside(page, { 'queues.json': queues });
  await page.addInitScript(() => localStorage.setItem('prefs.locale', '"de"'));
  await page.goto('/');
  await page.getByLabel('Benutzername').fill('admin');
  await page.getByLabel('Passwort').first().fill('Admin-123');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('link', { name: 'Warteschlangen' })).toBeVisible();
});

test('a file adds a field, a column and a section to a resource of the build', async ({ page }) => {
  await beside(page, { 'cost-centre.json': costCentre });
  await signIn(page, 'admin');
  await page.goto('/internal/applications');
  await expect(page.getByRole('columnheader', { name: 'Cost centre' })).toBeVisible();
  await page.goto('/internal/applications/add');
  await expect(page.getByRole('heading', { name: 'Who pays' })).toBeVisible();
  await page.getByLabel('Cost centre').fill('123456789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Cost centre: / })).toBeVisible();
});

test('what is wrong with files is told an admin, and everything else works', async ({ page }) => {
  await beside(page, {
    'broken.json': '{ "name": ',
    'misspelt.json': { ...queues, name: 'misspelt', list: { columns: ['nmae'] } },
    'queues.json': queues,
  });
  await serveQueues(page);
  await signIn(page, 'admin');
  await expect(navigation(page).getByRole('link', { name: 'Queues' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Resource problems' }).click();
  await expect(row(page, 'misspelt.json')).toContainText(
    "R203list.columns[0]'nmae' is not a field.Did you mean 'name'?",
  );
  await expect(row(page, 'broken.json')).toContainText('R110');
  await page.goto('/internal/accounts');
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('each bad file is refused with its number, and the rest of the console is alive', async ({ page }) => {
  await beside(page, {
    ...Object.fromEntries(badFiles.map(({ file, content }) => [file, content])),
    'queues.json': queues,
  });
  await serveQueues(page);
  await signIn(page, 'admin');
  await navigation(page).getByRole('link', { name: 'Resource problems' }).click();
  await expect(row(page, badFiles[0]!.file).first()).toBeVisible();
  const rows = await page.locator('tbody tr').evaluateAll((all) => all.map((each) => each.textContent));
  const missing = badFiles.filter(({ file, id }) => !rows.some((text) => text?.startsWith(file + id)));
  expect(missing.map(({ file, id }) => `${id} ${file}`)).toEqual([]);
  expect(rows.filter((text) => text?.startsWith('queues.json'))).toEqual([]);
  await navigation(page).getByRole('link', { name: 'Queues' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Applications' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('nobody but an admin is told of problems', async ({ page }) => {
  await beside(page, { 'broken.json': '{ "name": ' });
  await signIn(page, 'account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resource problems' })).toHaveCount(0);
  await page.goto('/internal/resource-problems');
  await expect(page.getByText('broken.json')).toHaveCount(0);
});

test('a hostile file does no harm', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', () => asked.push('a script ran'));
  const html = '<img src=x onerror=alert(1)>';
  const evil = 'https://evil.example/steal';
  await beside(page, {
    'absolute.json': { ...queues, name: 'absolute', api: { base: evil } },
    'target.json': { ...queues, name: 'target', access: { scope: 'admin', denied: { list: 'javascript:alert(1)' } } },
    'pattern.json': {
      ...queues,
      name: 'pattern',
      fields: { ...queues.fields, name: { type: 'text', pattern: '^(a+)+$' } },
    },
    'prototype.json': '{ "name": "polluted", "__proto__": { "isPolluted": true }, "fields": { "constructor": {} } }',
    'huge.json': JSON.stringify({ ...queues, name: 'huge', labels: { en: { name: 'x'.repeat(5_000_000) } } }),
    'html.json': { ...queues, labels: { en: { name: html, fields: { name: html } } } },
    'wider.json': { ...queues, name: 'wider', access: { scope: 'account', viewOnlyMay: ['edit'] } },
    'owner.json': { extends: 'applications', fields: { other_sid: { type: 'account' } } },
  });
  await serveQueues(page);
  await signIn(page, 'admin');
  await navigation(page).getByRole('link', { name: 'Resource problems' }).click();
  const told = [
    ['absolute.json', 'R501'],
    ['target.json', 'R510'],
    ['pattern.json', 'R706'],
    ['prototype.json', 'R106'],
    ['huge.json', 'R111'],
    ['wider.json', 'R606'],
    ['owner.json', 'R606'],
  ];
  for (const [file, id] of told) await expect(row(page, file!).filter({ hasText: id! }).first()).toBeVisible();
  await navigation(page).getByRole('link', { name: html }).click();
  await expect(page.getByRole('heading', { level: 1, name: html })).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await page.evaluate(() => 'isPolluted' in {})).toBe(false);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

for (const [what, answer] of Object.entries({
  'a page in the place of the list': { contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  'an empty list': { contentType: 'application/json', body: '[ ]' },
}))
  test(`${what} means nothing, and nothing else is loaded`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/resources/index.json', (route) => route.fulfill(answer));
    await signIn(page, 'admin');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(asked.filter((url) => url.includes('run-time'))).toEqual([]);
    await expect(page.getByRole('link', { name: 'Resource problems' })).toHaveCount(0);
  });

test('no list at all means nothing', { tag: '@refused' }, async ({ page }) => {
  await page.route('**/resources/index.json', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await signIn(page, 'admin');
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
