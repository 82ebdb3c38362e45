import type { Session } from '../../src/session/session';

/** A signed-in administrator, or whoever the changes make of it. */
export function buildSession(changes: Partial<Session> = {}): Session {
  return {
    user_sid: 'user-1',
    name: 'olga',
    scope: 'admin',
    viewOnly: false,
    expires: 4_102_444_800,
    current_service_provider_sid: 'sp-1',
    ...changes,
  };
}

/** A user of one account. */
export const buildAccountSession = (changes: Partial<Session> = {}): Session =>
  buildSession({
    scope: 'account',
    account_sid: 'account-1',
    account_name: 'Acme',
    service_provider_sid: 'sp-1',
    ...changes,
  });

/** A user of one service provider. */
export const buildProviderSession = (changes: Partial<Session> = {}): Session =>
  buildSession({
    scope: 'service_provider',
    service_provider_sid: 'sp-1',
    service_provider_name: 'Provider',
    ...changes,
  });
