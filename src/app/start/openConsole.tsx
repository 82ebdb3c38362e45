/* In: the settings of the page and the session. Out: the console: providers, routes and registered code, put together. */
import type { FunctionComponent } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { RuntimeConfig } from '../settings/runtimeConfig';
import { preferredMode, resolveMode, systemIsDark } from '../theme/colourMode';
import { consoleTheme } from '../theme/theme';
import { consoleRoutes } from './consoleRoutes';
import { product } from './declared';
import { settle } from './settle';
import { setUp, textsFor } from './setUp';

/**
 * Puts the console together for who is signed in now; the answer shows it.
 * @param declared the product's own resources where not given
 */
export async function openConsole(config: RuntimeConfig, declared = product): Promise<FunctionComponent> {
  const sources = setUp(config, declared);
  /* What the first page shows is asked for first; everything else is made while the answers are on their way. */
  const settled = settle(sources, window.location);
  const parts = { ...sources, i18nProvider: await textsFor(config) };
  const routes = consoleRoutes(parts);
  consoleTheme(resolveMode(preferredMode(), systemIsDark()), config.accent);
  await settled;
  const router = createBrowserRouter(routes);
  return function Console() {
    return <RouterProvider router={router} />;
  };
}
