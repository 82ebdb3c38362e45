import { CoreAdminContext, type I18nProvider, type Store } from 'react-admin';
import { useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { insideBase } from '../../schema/addresses';
import { ConsoleProvider } from '../../session/ConsoleContext';
import type { ConsoleParts } from './consoleParts';
import { ColourMode } from '../frame/ColourMode';
import { FrameProvider } from '../frame/FrameContext';
import { Language } from '../frame/Language';
import { Layout } from '../frame/Layout';
import { ProviderGate } from '../providers/ProviderGate';
import { Waiting } from '../gate/view/Waiting';

/**
 * A language that ra-core never sees change: it would mount every page anew, and what is typed in a form would be lost. `Language`
 * follows the changes in its place.
 */
const withoutChanges = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});

/** Everything that the pages of the console stand in. */
export function ConsoleShell({ parts }: { parts: ConsoleParts }) {
  const { registry, features, frame, sessions, dataProvider, authProvider, i18nProvider, store, queryClient } = parts;
  const session = useSyncExternalStore(sessions.subscribe, sessions.getSession);
  const stillProvider = useMemo(() => withoutChanges(i18nProvider, store), [i18nProvider, store]);
  const facts = useMemo(() => session && { registry, session, features }, [registry, session, features]);
  if (!facts) return <Waiting />;
  return (
    <CoreAdminContext
      basename={insideBase}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={stillProvider}
      store={store}
      queryClient={queryClient}
    >
      <Language i18nProvider={i18nProvider}>
        <FrameProvider value={frame}>
          <ConsoleProvider value={facts}>
            <ColourMode>
              <Layout>
                <ProviderGate>
                  <Outlet />
                </ProviderGate>
              </Layout>
            </ColourMode>
          </ConsoleProvider>
        </FrameProvider>
      </Language>
    </CoreAdminContext>
  );
}
