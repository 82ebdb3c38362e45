import { defineResource } from '../../src/schema/types';

/** Keys of an account or a service provider (platform-api 14). Lists give them in clear; the panel keeps the last four letters only. */
export default defineResource({
  name: 'api-keys',
  title: 'ending',
  operations: ['list', 'create', 'delete'],
  api: {
    base: '/ApiKeys',
    paths: {
      list: ['/Accounts/{filter.account_sid}/ApiKeys', '/ServiceProviders/{filter.service_provider_sid}/ApiKeys'],
    },
    read: ['token-ending'],
  },
  access: { scope: 'account' },
  fields: {
    api_key_sid: { type: 'sid' },
    token: { type: 'secret', write: 'never' },
    ending: { type: 'text', write: 'never' },
    account_sid: { type: 'sid', write: 'create' },
    service_provider_sid: { type: 'sid', write: 'create' },
    created_at: { type: 'datetime', write: 'never' },
    last_used: { type: 'datetime', write: 'never' },
    /* Stored by the platform, not enforced. */
    expires_at: { type: 'datetime', write: 'create', options: { database: true } },
  },
});
