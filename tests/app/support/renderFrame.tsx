import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router';
import { vi } from 'vitest';
import type { ConsoleParts, Sessions } from '../../../src/app/start/consoleParts';
import { ConsoleShell } from '../../../src/app/start/ConsoleShell';
import type { FrameServices } from '../../../src/app/frame/FrameContext';
import type { ServiceProvider } from '../../../src/session/session';
import { createPreferencesStore } from '../../../src/app/start/preferencesStore';
import { createQueryClient } from '../../../src/app/start/queryClient';
import { createReachability } from '../../../src/app/session/reachability';
import { createI18nProvider } from '../../../src/app/i18n';
import type { Registry } from '../../../src/schema/types/compiled';
import type { Session } from '../../../src/session/session';
import { afterFile } from '../../support/afterFile';
import { buildSession } from '../../support/builders';
import { compiledResource, registryOf } from './compiledResource';

export const provider = (sid: string, name: string): ServiceProvider => ({
  service_provider_sid: sid,
  name,
  ms_teams_fqdn: null,
});

interface FrameSetting {
  session?: Session;
  registry?: Registry;
  providers?: ServiceProvider[];
  loadProviders?: FrameServices['loadProviders'];
  addProvider?: FrameServices['addProvider'];
  readOwnName?: FrameServices['readOwnName'];
  countAlerts?: FrameServices['countAlerts'];
  alertPollSeconds?: number;
  at?: string;
  /** Pages below `/internal`; one that tells its address where not given. */
  pages?: RouteObject[];
  fetch?: typeof fetch;
  /** None where nothing of the page asks for data. */
  dataProvider?: DataProvider;
  canAccess?: (asked: { resource: string; action: string; record?: Record<string, unknown> }) => boolean;
}

const Here = () => <h1>Page at {useLocation().pathname}</h1>;

/** A session that changes with the chosen provider, as the real one does. */
function followedSession(start: Session) {
  let session = start;
  const listeners = new Set<() => void>();
  const sessions: Sessions = {
    getSession: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const choose = vi.fn((sid: string) => {
    session = { ...session, current_service_provider_sid: sid };
    listeners.forEach((tell) => tell());
  });
  return { sessions, choose };
}

/** The frame around a page, as an administrator with two providers sees it where nothing else is said. */
export async function renderFrame(setting: FrameSetting = {}) {
  const { session = buildSession(), at = '/internal/things' } = setting;
  const providers = setting.providers ?? [provider('sp-1', 'Alpha'), provider('sp-2', 'Beta')];
  const { sessions, choose } = followedSession(session);
  const reachability = createReachability(setting.fetch ?? (() => Promise.resolve(new Response())));
  const signOut = vi.fn(() => Promise.resolve());
  const queryClient = createQueryClient();
  afterFile(() => queryClient.clear());
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const parts: ConsoleParts = {
    registry: setting.registry ?? registryOf(compiledResource('things')),
    features: {},
    frame: {
      productName: 'Voice Console',
      accent: undefined,
      reachability,
      loadProviders: setting.loadProviders ?? (() => Promise.resolve(providers)),
      countAlerts: setting.countAlerts ?? (() => Promise.resolve(0)),
      alertPollSeconds: setting.alertPollSeconds ?? 0,
      readOwnName: setting.readOwnName ?? (() => Promise.resolve(session.name)),
      addProvider: setting.addProvider ?? (() => Promise.resolve('sp-new')),
      chooseProvider: choose,
      signOut,
    },
    sessions,
    dataProvider: setting.dataProvider ?? ({} as DataProvider),
    authProvider: {
      login: () => Promise.resolve(),
      logout: () => Promise.resolve(),
      checkAuth: () => Promise.resolve(),
      checkError: () => Promise.resolve(),
      ...(setting.canAccess ? { canAccess: (asked) => Promise.resolve(setting.canAccess!(asked)) } : {}),
    },
    i18nProvider: await createI18nProvider(),
    store: createPreferencesStore(),
    queryClient,
    loadExtras: () => undefined,
  };
  const children = setting.pages ?? [{ path: '*', element: <Here /> }];
  const routes = [{ path: '/internal', element: <ConsoleShell parts={parts} />, children }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, choose, signOut, reachability, queryClient };
}

/** A page with a button that raises one notification. */
export function Notifying({ message, type }: { message: string; type: 'success' | 'info' | 'warning' | 'error' }) {
  const notify = useNotify();
  return <button onClick={() => notify(message, { type })}>raise {message}</button>;
}
