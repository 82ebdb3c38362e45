import type { FunctionComponent } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { RuntimeConfig } from '../runtimeConfig';
import { consoleRoutes } from './consoleRoutes';
import { setUp } from './setUp';

/** Puts the console together for who is signed in now; the answer shows it. */
export async function openConsole(config: RuntimeConfig): Promise<FunctionComponent> {
  const router = createBrowserRouter(consoleRoutes(await setUp(config)));
  return function Console() {
    return <RouterProvider router={router} />;
  };
}
