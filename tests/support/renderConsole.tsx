import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, type I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { decide } from '../../authProvider/access';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { areaMessages, byFolder } from '../../src/app/i18n/areaMessages';
import { fillIn, type MessageTree } from '../../src/app/i18n/messageTrees';
import { ResourceRoutes } from '../../src/engine/routes/ResourceRoutes';
import '../../src/app/start/registrations';
import { createCodec } from '../../src/fields/codec';
import { fieldTypes } from '../../src/fields/registry';
import type { Registry } from '../../src/schema/types/compiled';
import { createRegistry } from '../../src/schema/registry';
import type { ResourceDeclaration } from '../../src/schema/types';
import { ConsoleProvider } from '../../src/session/ConsoleContext';
import type { Session } from '../../src/session/session';
import { afterFile } from './afterFile';
import { buildSession } from './builders';
import './extras';
import { apiBase } from './fakePlatform';
import { Notifications } from './Notifications';

export interface ConsoleSetting {
  declarations: ResourceDeclaration[];
  /** An administrator, where not said. */
  session?: Session;
  /** Usually `fakePlatform({...}).fetch`. */
  fetch: typeof fetch;
  /** The address to begin at, e.g. `/internal/things/add`. */
  at: string;
  features?: Record<string, boolean>;
  /** Texts by resource name, as `resources/<name>/en.ts` would hold them. */
  messages?: Record<string, object>;
  /** Another language than English. */
  i18nProvider?: I18nProvider;
  /** Kept preferences and list states; a fresh one for each call where not given. */
  store?: ReturnType<typeof memoryStore>;
  /** For `vi.useFakeTimers`. */
  advanceTimers?: (milliseconds: number) => void;
}

const areas = import.meta.glob<MessageTree>('../../src/app/i18n/en/*.ts', { eager: true, import: 'default' });
const partsTexts = import.meta.glob<MessageTree>('../../src/**/texts/en.ts', { eager: true, import: 'default' });
const ownTexts = { ...areaMessages(areas), ...byFolder(partsTexts, -3) };

const i18nOf = (resources: Record<string, object>) =>
  polyglotI18nProvider(() => ({ ...englishMessages, ...ownTexts, resources }) as never, 'en', undefined, {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
    replace: fillIn(() => 'en'),
  });

const authOf = (registry: Registry, session: Session, features: Record<string, boolean>) => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
  canAccess: ({ action, resource, record }: { action: string; resource: string; record?: unknown }) =>
    Promise.resolve(decide(registry.get(resource), session, features, action, record as Record<string, unknown>)),
});

/** The generated views of the declarations, as they stand inside the console's frame, over a fake platform. */
export function renderConsole(setting: ConsoleSetting) {
  const { declarations, session = buildSession(), features = {}, messages = {}, store = memoryStore() } = setting;
  const registry = createRegistry(declarations);
  const http = createHttp({ apiBase, fetch: setting.fetch, token: () => 'token' });
  const dataProvider = createDataProvider({
    registry,
    http,
    facts: () => ({ session, features }),
    codec: createCodec(fieldTypes),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  afterFile(() => queryClient.clear());
  const router = createMemoryRouter(
    [
      {
        element: (
          <CoreAdminContext
            basename="/internal"
            dataProvider={dataProvider}
            authProvider={authOf(registry, session, features)}
            i18nProvider={setting.i18nProvider ?? i18nOf(messages)}
            store={store}
            queryClient={queryClient}
          >
            <ConsoleProvider value={{ registry, session, features }}>
              <Outlet />
              <Notifications />
            </ConsoleProvider>
          </CoreAdminContext>
        ),
        children: [
          ...registry.resources.map((resource) => ({
            path: `/internal/${resource.name}/*`,
            element: <ResourceRoutes key={resource.name} resource={resource} notFound={<p>No such page</p>} />,
          })),
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: [setting.at] },
  );
  const user = userEvent.setup(setting.advanceTimers ? { advanceTimers: setting.advanceTimers } : {});
  return { user, router, store, queryClient, dataProvider, registry, ...render(<RouterProvider router={router} />) };
}
