import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3101);
/** Where the build with the made-up resources of `tests/contract/reactAdmin` is served. */
const madeUpPort = port + 100;
/** Where the hosted system has an embedded platform of its own, so that its tests run beside the others. */
const hostedPort = port + 300;

/** Where the tests of accessibility have one: they take a third of the time. */
const accessibilityPort = port + 400;

/** Chromium without its window draws the same pages with fewer processes: the tests take two thirds of the time. */
const browser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

const madeUp = '--config tests/e2e/reactAdmin/vite.config.ts --logLevel error';

const served = (command: string, at: number) => ({
  command,
  env: { PORT: String(at) },
  url: `http://127.0.0.1:${at}/`,
  reuseExistingServer: false,
  timeout: 300_000,
  stdout: 'ignore' as const,
});

/** Browser tests drive the production build on the embedded platform: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  /* One for each project and its platform. */
  workers: 2,
  /* No limit is there to be met: on a slow machine everything takes as long as it takes. */
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'console', testIgnore: ['reactAdmin/**', 'hosted/**', 'accessibility.spec.ts'], workers: 1 },
    {
      name: 'accessibility',
      testMatch: 'accessibility.spec.ts',
      testIgnore: 'hosted/**',
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${accessibilityPort}` },
    },
    { name: 'hosted', testMatch: 'hosted/*.spec.ts', workers: 1, use: { baseURL: `http://127.0.0.1:${hostedPort}` } },
    {
      name: 'hand-written',
      testMatch: 'reactAdmin/*.spec.ts',
      workers: 1,
      use: { baseURL: `http://127.0.0.1:${madeUpPort}` },
    },
  ],
  webServer: [
    served('npm run preview', port),
    served('npm run preview', accessibilityPort),
    served('npm run preview', hostedPort),
    served(`npx vite build ${madeUp} && npx vite preview ${madeUp}`, madeUpPort),
  ],
});
