import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv, runnerImport, type Connect, type Plugin, type PluginOption, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { overlayPlugin } from './scripts/check/overlayPlugin.ts';
import { chunkGroups } from './scripts/parts.ts';
import { settingsOfBuild, settingsOfServer } from './src/app/settings/buildSettings.ts';
import { tokenStyles } from './src/app/theme/tokenStyles.ts';
import type * as SchemaModule from './src/schema/shape/jsonSchema.ts';
import type * as SandboxModule from './sandbox/vitePlugin.ts';

/**
 * What a built page may do. Emotion writes style elements, hence the inline styles; which API there is, and whether cards are
 * taken, are run-time settings, so that the page narrows this at its start (`src/app/gate/enter/beside.tsx`).
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self' data:",
  "media-src 'self' blob: https:",
  'connect-src *',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Puts the policy into the built page; the development server needs inline scripts for hot reloading. */
const policyPlugin = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
});

/**
 * The first picture: colours, measures and the look of what waits stand in the page itself. The style sheet comes behind the picture:
 * a browser shows what stands before one that is on its way, and runs no script of the page until it is there.
 */
const firstPicturePlugin = (): Plugin[] => {
  const waiting = readFileSync(join(import.meta.dirname, 'src/app/gate/view/waiting.css'), 'utf8');
  return [
    {
      name: 'first-picture',
      transformIndexHtml: {
        order: 'pre',
        handler: () => [{ tag: 'style', children: tokenStyles() + waiting, injectTo: 'head' }],
      },
    },
    {
      name: 'sheet-behind-picture',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const [sheet = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
          /* Asked for as early as the scripts, which wait for it. */
          const early = sheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
          return html.replace(sheet, early).replace(/\s*<\/body>/, (end) => sheet + end);
        },
      },
    },
  ];
};

/** `resources/schema.json` of a build: with it editors complete declarations in JSON. */
const schemaPlugin = (): Plugin => ({
  name: 'declaration-schema',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof SchemaModule>('./src/schema/shape/jsonSchema.ts');
    const source = JSON.stringify(module.declarationJsonSchema());
    this.emitFile({ type: 'asset', fileName: 'resources/schema.json', source });
  },
});

/**
 * What stands around each dynamic import: nothing. Vite's own looks for files to be loaded before, of which a build has none, and
 * is more to load than what the sign-in page says.
 */
const bareImports = (): Plugin => ({
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
});

/**
 * Signs beyond Latin-1 as escapes: a single one makes a browser hold the whole script with two bytes a sign, which were 1.4 MB more
 * for each page.
 * @throws where an escape would say something else than the sign
 */
const oneByteScripts = (): Plugin => ({
  name: 'one-byte-scripts',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      if (/\\[^\0-\xff]/.test(part.code)) this.error(`${part.fileName} has a backslash before a sign beyond Latin-1.`);
      const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
      part.code = part.code.replace(/[^\0-\xff]/g, escaped);
    }
  },
});

/** Serves `/config.js` from the environment of a development or preview server where that names settings (docs/settings.md). */
function settingsPlugin(env: Record<string, string>): Plugin {
  const settings = settingsOfServer(env);
  const script = `window.JAMBONZ = ${JSON.stringify(settings)};`;
  const mount = ({ middlewares }: { middlewares: Connect.Server }) => {
    if (Object.keys(settings).length === 0) return;
    middlewares.use('/config.js', (_, response) => {
      response.setHeader('content-type', 'text/javascript').end(script);
    });
  };
  return { name: 'settings', configureServer: mount, configurePreviewServer: mount };
}

const apiPath = '/api/v1';

/** The real platform below the path where the page expects the API, as a reverse proxy would serve it. */
function platformProxy(target: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(target);
  const base = pathname.replace(/\/$/, '');
  return { [apiPath]: { target: origin, changeOrigin: true, rewrite: (path) => base + path.slice(apiPath.length) } };
}

/** The embedded platform; loaded only when it is served: neither a build nor a unit test needs it. */
async function embeddedPlatform(env: Record<string, string>): Promise<PluginOption> {
  const { module } = await runnerImport<typeof SandboxModule>('./sandbox/vitePlugin.ts');
  return module.sandboxPlugin({ profile: env.SANDBOX_PROFILE, file: env.SANDBOX_DB });
}

/** Tests that need a page, or what else belongs to a browser. */
const inBrowser = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts'];
/** A link or a form that nobody handles leads nowhere: there is only one page for all tests. */
const environmentOptions = {
  happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
};
/** Tests that need modules of their own: they put something in the place of one, or look at what registers itself. */
const alone = ['tests/**/*.alone.test.{ts,tsx}'];

export default defineConfig(async ({ command, mode }) => {
  const env = { ...loadEnv(mode, import.meta.dirname, ''), ...process.env } as Record<string, string>;
  const serving = command === 'serve' && !process.env.VITEST;
  const server = {
    host: '127.0.0.1',
    port: Number(env.PORT ?? 3001),
    strictPort: true,
    open: false,
    proxy: env.PLATFORM_API_URL ? platformProxy(env.PLATFORM_API_URL) : undefined,
  };
  return {
    define: { __BUILD_SETTINGS__: JSON.stringify(process.env.VITEST ? {} : settingsOfBuild(env)) },
    plugins: [
      react(),
      policyPlugin(),
      bareImports(),
      oneByteScripts(),
      firstPicturePlugin(),
      settingsPlugin(env),
      schemaPlugin(),
      serving && overlayPlugin(),
      serving && !env.PLATFORM_API_URL ? await embeddedPlatform(env) : undefined,
    ],
    server,
    preview: server,
    build: {
      target: 'es2022',
      manifest: true,
      sourcemap: false,
      /* One style sheet, and parts that name no others: nothing has to be preloaded by script. */
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      /* No limit is there to be met: on a slow machine everything takes as long as it takes. */
      testTimeout: 180_000,
      hookTimeout: 180_000,
      pool: 'forks' as const,
      maxWorkers: 2,
      globalSetup: ['tests/seedFolder.ts'],
      /* React, MUI and react-admin are loaded once in each process, not once for each file. */
      isolate: false,
      /* The file that Node itself takes for react-admin: Vite would take another one, and there would be two routers. */
      alias: { 'react-router': createRequire(import.meta.url).resolve('react-router') },
      projects: [
        {
          extends: true as const,
          test: {
            name: 'plain',
            include: ['tests/**/*.test.ts'],
            exclude: [...inBrowser, ...alone],
            environment: 'node',
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true as const,
          test: {
            name: 'pages',
            include: inBrowser,
            exclude: alone,
            environment: 'happy-dom',
            environmentOptions,
            setupFiles: ['tests/setup.ts', 'tests/setupPages.ts'],
          },
        },
        {
          extends: true as const,
          test: {
            name: 'alone',
            include: alone,
            isolate: true,
            environment: 'happy-dom',
            environmentOptions,
            setupFiles: ['tests/setup.ts', 'tests/setupPages.ts'],
          },
        },
      ],
    },
  };
});
