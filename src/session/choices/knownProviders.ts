import { createListeners } from '../storage/listeners';
import type { ServiceProvider } from '../session';

const listeners = createListeners();
let known: readonly ServiceProvider[] = [];

/** The service providers as they were loaded last; in memory only. The same array until one of them changes. */
export const knownProviders = {
  subscribe: listeners.subscribe,
  get: (): readonly ServiceProvider[] => known,
  set(providers: readonly ServiceProvider[]): void {
    const facts = providers.map(({ service_provider_sid, name, ms_teams_fqdn }) => ({
      service_provider_sid,
      name,
      ms_teams_fqdn,
    }));
    if (JSON.stringify(facts) === JSON.stringify(known)) return;
    known = facts;
    listeners.notify();
  },
};
