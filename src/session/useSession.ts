import { useSyncExternalStore } from 'react';
import type { Session } from './session';
import { sessionStore } from './sessionStore';

/** Who is signed in now; undefined for nobody. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.getSession);
