import type { Predicate } from '../src/schema/facts/predicate';

/** What a provider shares is in an account's list, and is given to it singly by nobody (platform-api 9.2, 16.2). */
export const givenSingly: Predicate = {
  any: [
    { 'session.scope': 'admin' },
    { 'session.scope': 'service_provider', service_provider_sid: { sameAs: 'session.service_provider_sid' } },
    { 'session.scope': 'account', account_sid: { sameAs: 'session.account_sid' } },
  ],
};
