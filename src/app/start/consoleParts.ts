import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import type { Part } from '../../loading/part';
import type { Registry } from '../../schema/types/compiled';
import type { Session } from '../../session/session';
import type { Features } from '../settings/features';
import type { FrameServices } from '../frame/FrameContext';

/** Who is signed in, as something that can be followed. */
export interface Sessions {
  getSession: () => Session | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** What the console is put together from, without its texts. */
export interface Sources {
  registry: Registry;
  features: Features;
  frame: FrameServices;
  sessions: Sessions;
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  store: Store;
  queryClient: QueryClient;
  /** Registers the code that a resource brings along; undefined where it has none. */
  loadExtras: (resource: string) => Part<true> | undefined;
}

export interface ConsoleParts extends Sources {
  i18nProvider: I18nProvider;
}
