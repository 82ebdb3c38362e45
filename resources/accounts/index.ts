import { defineResource } from '../../src/schema/types';

export default defineResource({
  name: 'accounts',
  title: 'name',
  nav: {
    order: 30,
    icon: 'account',
    to: [
      { when: { 'session.scope': 'account' }, path: '/internal/accounts/{session.account_sid}/edit', label: 'account' },
    ],
  },
  api: {
    base: '/Accounts',
    id: 'account_sid',
    paths: { list: ['/ServiceProviders/{session.current_service_provider_sid}/Accounts', '/Accounts'] },
    many: 'list',
    created: { id: 'sid' },
    updated: 'empty',
    errors: [
      {
        match: 'Duplicate entry .*sip_realm|sip_realm.*already|Duplicate entry',
        field: 'sip_realm',
        message: 'resources.accounts.realm_taken',
      },
    ],
  },
  access: {
    scope: {
      list: 'service_provider',
      create: 'service_provider',
      export: 'service_provider',
      delete: 'service_provider',
      show: 'account',
      edit: 'account',
    },
    owner: { account: 'account_sid', service_provider: 'service_provider_sid' },
    denied: {
      list: { message: 'resources.accounts.denied', redirect: '/internal/accounts/{session.account_sid}/edit' },
      show: { redirect: '/internal/applications' },
      edit: { message: 'resources.accounts.edit_denied' },
    },
  },
  fields: {
    account_sid: { type: 'sid', write: 'never' },
    name: {
      type: 'text',
      required: true,
      rules: [
        { rule: 'maxLength', value: 64 },
        { rule: 'unique', message: 'resources.accounts.name_taken' },
      ],
    },
    /* Account users change it by a call of its own (platform-api 6.6); a PUT of theirs is refused. */
    sip_realm: {
      type: 'host',
      readOnly: { 'session.scope': 'account' },
      options: { lowerCase: true },
      rules: [
        { rule: 'maxLength', value: 132 },
        { rule: 'use', value: 'sip-realm' },
      ],
    },
    is_active: { type: 'boolean', write: 'never' },
    service_provider_sid: { type: 'sid', write: 'create', value: '{session.current_service_provider_sid}' },
  },
  search: { fields: ['name', 'sip_realm'], path: '/Accounts' },
  list: { columns: ['name', 'sip_realm', 'is_active', 'account_sid'], filters: ['q'] },
  form: {
    sections: [
      { id: 'identity', fields: ['account_sid', 'name'] },
      { id: 'sip', fields: ['sip_realm'] },
    ],
  },
  blockedBy: [
    { resource: 'applications', filter: { account_sid: '{account_sid}' } },
    { resource: 'phone-numbers', filter: { account_sid: '{account_sid}' } },
    { resource: 'clients', filter: { account_sid: '{account_sid}' } },
  ],
});
