/* In: the settings of the page and the session. Out: the console: providers, routes and registered code, put together. */
import type { FunctionComponent } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { part } from '../../loading/part';
import type { BesideBuild } from '../../loading/besideBuild';
import type { RuntimeConfig } from '../settings/runtimeConfig';
import { consoleRoutes } from './consoleRoutes';
import { product, type Declared } from './declared';
import { settle } from './settle';
import { setUp, textsFor } from './setUp';

const runTime = part(() => import('../runTime/withFiles'));

interface Opened {
  /** The product's own resources where not given. */
  declared?: Declared;
  /** Declarations beside the build, where there are any. */
  beside?: BesideBuild | undefined;
}

/**
 * Puts the console together for who is signed in now; the answer shows it.
 * @throws PartMissingError
 */
export async function openConsole(
  config: RuntimeConfig,
  { declared: built = product, beside }: Opened = {},
): Promise<FunctionComponent> {
  const declared = beside ? await (await runTime.load()).withFiles(beside, built) : built;
  const sources = setUp(config, declared);
  /* What the first page shows is asked for first; everything else is made while the answers are on their way. */
  const settled = settle(sources, window.location);
  const parts = { ...sources, i18nProvider: await textsFor(config, declared) };
  const routes = consoleRoutes(parts);
  await settled;
  const router = createBrowserRouter(routes);
  return function Console() {
    return <RouterProvider router={router} />;
  };
}
