import { CoreAdminContext } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { insideBase } from '../../schema/addresses';
import { ConsoleProvider } from '../../session/ConsoleContext';
import type { ConsoleParts } from './consoleParts';
import { FrameProvider } from './FrameContext';
import { Layout } from './Layout';
import { ModeTheme } from './ModeTheme';
import { ProviderGate } from './ProviderGate';
import { Waiting } from '../gate/Waiting';

/** Everything that the pages of the console stand in. */
export function ConsoleShell({ parts }: { parts: ConsoleParts }) {
  const { registry, features, frame, sessions, dataProvider, authProvider, i18nProvider, store, queryClient } = parts;
  const session = useSyncExternalStore(sessions.subscribe, sessions.getSession);
  if (!session) return <Waiting />;
  return (
    <CoreAdminContext
      basename={insideBase}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
    >
      <FrameProvider value={frame}>
        <ConsoleProvider value={{ registry, session, features }}>
          <ModeTheme>
            <Layout>
              <ProviderGate>
                <Outlet />
              </ProviderGate>
            </Layout>
          </ModeTheme>
        </ConsoleProvider>
      </FrameProvider>
    </CoreAdminContext>
  );
}
