/* In: the token, the chosen provider and the known providers. Out: the session: who is signed in, and which provider is looked at. */
import type { Scope } from '../schema/types';

/** Who is signed in, as the token says it (platform-api 2.1), and which provider is being looked at. */
export interface Session {
  user_sid: string;
  name: string;
  scope: Scope;
  account_sid?: string;
  account_name?: string;
  service_provider_sid?: string;
  service_provider_name?: string;
  /** The API refuses everything but reading (platform-api 2.3). */
  viewOnly: boolean;
  /** Seconds since the epoch at which the token ends. */
  expires: number;
  /** The provider chosen by an admin; the own provider for everybody else. */
  current_service_provider_sid?: string;
  /** What is known of that provider; undefined until the providers have been loaded. */
  current_service_provider?: ServiceProvider;
}

/** The parts of a service provider that the whole console asks for (platform-api 5.1). */
export interface ServiceProvider {
  service_provider_sid: string;
  name: string;
  ms_teams_fqdn: string | null;
}

const ranks: Record<Scope, number> = { account: 0, service_provider: 1, admin: 2 };

/** account < service_provider < admin (specification 1, section 4). */
export const rank = (scope: Scope): number => ranks[scope];
