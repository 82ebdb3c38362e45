import { defineResource } from '../../src/schema/types';
import { realm, sipAddresses } from '../ourAddresses';

export default defineResource({
  name: 'clients',
  nav: { order: 50, icon: 'client' },
  api: {
    base: '/Clients',
    /* Without both the platform does not look for a second client of the same name (platform-api 12). */
    always: ['account_sid', 'username'],
    /* An admin is given the clients of every provider. */
    narrowedBy: 'account_sid',
    errors: { 'username already exists': 'username' },
  },
  access: { scope: 'account' },
  fields: {
    client_sid: { type: 'sid' },
    username: { type: 'text', required: true, write: 'create', maxLength: 64 },
    /* What is read back is a mask, and a mask that is sent becomes the password (platform-api 12). */
    password: { type: 'password', required: true, write: 'create', options: { generate: true } },
    is_active: { type: 'boolean', default: true },
    allow_direct_app_calling: { type: 'boolean', default: true },
    allow_direct_queue_calling: { type: 'boolean', default: true },
    allow_direct_user_calling: { type: 'boolean', default: true },
    account_sid: { type: 'account', write: 'create' },
    registered: { type: 'device-registration', write: 'never' },
  },
  search: ['username'],
  list: {
    columns: [
      'username',
      'is_active',
      { field: 'registered', load: '/Accounts/{account_sid}/RegisteredSipUsers/{username}' },
      'account_sid',
    ],
    filters: ['q', 'account_sid'],
    import: ['username', 'account_sid'],
    panels: [{ use: 'realm-hint', ...realm, visible: { 'session.account_sid': { set: true } } }],
  },
  form: {
    sections: {
      credentials: [
        'client_sid',
        {
          use: 'save-needs',
          field: 'account_sid',
          resource: 'accounts',
          has: 'sip_realm',
          message: 'no_realm',
          link: 'set_realm',
        },
        'username',
        'password',
        'is_active',
      ],
      calling: ['allow_direct_app_calling', 'allow_direct_queue_calling', 'allow_direct_user_calling'],
      owner: ['account_sid'],
      device: [
        { use: 'loaded', field: 'registered' },
        { use: 'our-addresses', lists: [{ ...sipAddresses, orAll: true }], values: ['username'], realm },
      ],
    },
    after: { edit: 'list', failedLoad: 'list' },
  },
});
