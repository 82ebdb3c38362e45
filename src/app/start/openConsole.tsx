/* In: the settings of the page and the session. Out: the console: providers, routes and registered code, put together. */
import type { FunctionComponent } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { RuntimeConfig } from '../settings/runtimeConfig';
import { consoleRoutes } from './consoleRoutes';
import { product } from './declared';
import { settle } from './settle';
import { setUp } from './setUp';

/**
 * Puts the console together for who is signed in now; the answer shows it.
 * @param declared the product's own resources where not given
 */
export async function openConsole(config: RuntimeConfig, declared = product): Promise<FunctionComponent> {
  const parts = await setUp(config, declared);
  await settle(parts, window.location);
  const router = createBrowserRouter(consoleRoutes(parts));
  return function Console() {
    return <RouterProvider router={router} />;
  };
}
