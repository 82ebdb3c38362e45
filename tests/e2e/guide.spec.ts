import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { codeBlocks } from '../support/guide';
import { fillLogin, navigation, people, test } from './console';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 3101) + 200;
/* The guide's declaration, and the file that it says it is in. */
const [declaration = ''] = codeBlocks;
const [, file = ''] = /^\/\/ (resources\/.+)$/m.exec(declaration) ?? [];

test.describe('a resource as the guide begins one', () => {
  let project = '';
  let server: ChildProcess | undefined;

  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };

  test.beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'console-'));
    const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
    for (const path of tracked) {
      if (path === '' || path.startsWith('tests/') || !existsSync(join(root, path))) continue;
      mkdirSync(dirname(join(project, path)), { recursive: true });
      cpSync(join(root, path), join(project, path));
    }
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  });

  test.afterAll(() => {
    server?.kill();
    rmSync(project, { recursive: true, force: true });
  });

  test('is in the console once its file is written: listed, refused, added and deleted', async ({ page }) => {
    expect(existsSync(join(project, dirname(file)))).toBe(false);
    mkdirSync(join(project, dirname(file)));
    writeFileSync(join(project, file), declaration);
    expect(run('npm', 'run', '-s', 'check:resource')).toContain('No problems.');
    run('npm', 'run', '-s', 'build');

    server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview'], {
      cwd: project,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    await expect(() => page.goto(address)).toPass();

    await fillLogin(page, people.provider);
    await navigation(page).getByRole('link', { name: 'Teams tenants', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Teams tenants' })).toBeVisible();

    await page.getByRole('link', { name: /^Add|Create/ }).click();
    await page.getByLabel(/Tenant fqdn/).fill('not a domain');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(/Tenant fqdn/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/Tenant fqdn/).fill('guide.example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'guide.example.com' });
    await expect(row).toBeVisible();

    await row.getByRole('button', { name: /Delete/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(row).toHaveCount(0);
    expect(readFileSync(join(project, file), 'utf8').split('\n').length).toBeLessThan(30);
  });
});
