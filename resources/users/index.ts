import { defineResource } from '../../src/schema/types';

export default defineResource({
  name: 'users',
  title: 'name',
  /* In a hosted system accounts have one user each; the own one stays reachable. */
  nav: { order: 10, icon: 'user', when: { 'features.hosted': { not: true } } },
  api: {
    base: '/Users',
    id: 'user_sid',
    created: { id: 'user_sid' },
    updated: 'empty',
    /* Absent means false to the platform: it would take the view-only right away (platform-api 26.3). */
    always: ['is_view_only'],
    /* An admin is given the users of every provider. */
    where: {
      any: [
        { service_provider_sid: null },
        { service_provider_sid: { sameAs: 'session.current_service_provider_sid' } },
      ],
    },
    errors: [
      { match: 'invalid username or email', field: 'name', message: 'resources.users.taken' },
      { match: 'password', field: 'initial_password' },
      { match: 'promoted|moved to another', field: 'scope' },
    ],
  },
  access: { scope: 'account', owner: { account: 'account_sid', service_provider: 'service_provider_sid' } },
  fields: {
    user_sid: { type: 'sid', write: 'never' },
    /* The column of that name holds something else (platform-api 4.3): the role follows from the owners. */
    scope: {
      type: 'select',
      scope: 'service_provider',
      default: '{session.scope}',
      choices: { use: 'scopes-up-to-own' },
      derive: {
        account: { account_sid: { set: true } },
        service_provider: { service_provider_sid: { set: true } },
        admin: {},
      },
      rules: [
        {
          rule: 'use',
          value: 'refuse',
          message: 'resources.users.no_promotion',
          when: {
            any: [
              { all: [{ 'loaded.account_sid': { set: true } }, { scope: { not: 'account' } }] },
              { all: [{ 'loaded.service_provider_sid': { set: true } }, { scope: 'admin' }] },
            ],
          },
        },
      ],
    },
    account_sid: {
      type: 'reference',
      required: true,
      scope: 'service_provider',
      visible: { scope: 'account' },
      value: '{session.account_sid}',
      reference: { resource: 'accounts', preset: 'first' },
    },
    /* Sent for a new user, and when an admin becomes somebody's; sent unchanged it would end the user's session (26.2). */
    service_provider_sid: {
      type: 'sid',
      value: '{session.current_service_provider_sid}',
      visible: {
        all: [
          { scope: { not: 'admin' } },
          { any: [{ operation: 'create' }, { 'loaded.service_provider_sid': { set: false } }] },
        ],
      },
    },
    name: { type: 'text', required: true, rules: [{ rule: 'maxLength', value: 255 }] },
    email: { type: 'email', required: true, rules: [{ rule: 'maxLength', value: 255 }] },
    initial_password: {
      type: 'password',
      required: { operation: 'create' },
      rules: [
        {
          rule: 'use',
          value: 'password-policy',
          options: { settings: 'password-settings' },
          message: 'resources.users.invalid_password',
        },
      ],
    },
    force_change: { type: 'boolean', default: true },
    is_active: { type: 'boolean', write: 'update', default: true },
    is_view_only: { type: 'boolean', default: false },
    account_name: { type: 'text', write: 'never' },
    service_provider_name: { type: 'text', write: 'never' },
    owner: { type: 'owner', write: 'never' },
  },
  search: { fields: ['name', 'email'] },
  list: {
    columns: [
      'name',
      'email',
      'owner',
      'is_active',
      { field: 'account_name', hidden: true },
      { field: 'service_provider_name', hidden: true },
    ],
    filters: [
      'q',
      { name: 'scope', field: { type: 'select', choices: { use: 'scopes-up-to-own' } } },
      {
        name: 'account_sid',
        field: { type: 'reference', scope: 'service_provider', reference: { resource: 'accounts' } },
      },
    ],
  },
  form: {
    sections: [
      { id: 'access', fields: ['user_sid', ['scope', 'account_sid'], ['is_active', 'is_view_only']] },
      { id: 'identity', fields: ['name', 'email'] },
      { id: 'password', fields: ['initial_password', 'force_change'] },
    ],
    rules: [
      {
        use: 'needs-record',
        options: { field: 'account_sid', resource: 'accounts', message: 'resources.users.no_accounts' },
      },
    ],
  },
});
