import { defineResource } from '../../src/schema/types';

/**
 * Limits of an account or a service provider (platform-api 15): one row per category, written and deleted by its category. Without
 * a category a DELETE would take all of them, so there is no path for that.
 */
export default defineResource({
  name: 'limits',
  operations: ['list', 'create', 'delete'],
  api: {
    base: '/Limits',
    id: 'category',
    paths: {
      list: ['/Accounts/{parent.account_sid}/Limits', '/ServiceProviders/{parent.service_provider_sid}/Limits'],
      create: ['/Accounts/{parent.account_sid}/Limits', '/ServiceProviders/{parent.service_provider_sid}/Limits'],
      delete: [
        '/Accounts/{parent.account_sid}/Limits?category={category}',
        '/ServiceProviders/{parent.service_provider_sid}/Limits?category={category}',
      ],
    },
  },
  access: { scope: 'account' },
  fields: {
    category: {
      type: 'select',
      write: 'create',
      required: true,
      choices: ['voice_call_session', 'voice_call_session_license', 'voice_call_minutes', 'voice_call_minutes_license'],
      options: {
        units: {
          session: ['voice_call_session', 'voice_call_session_license'],
          minute: ['voice_call_minutes', 'voice_call_minutes_license'],
        },
        /* Where licences are sold, only an admin sees what goes beyond them (portal behaviour 15.4). */
        when: {
          voice_call_session: { any: [{ 'session.scope': 'admin' }, { 'features.account_limits_all': { not: true } }] },
          voice_call_minutes: { any: [{ 'session.scope': 'admin' }, { 'features.account_limits_all': { not: true } }] },
          voice_call_session_license: { 'features.account_limits_all': true },
          voice_call_minutes_license: { 'features.account_limits_all': true },
        },
      },
    },
    /* 0 is unlimited; the column takes whole numbers up to this one. */
    quantity: { type: 'number', options: { min: 0, max: 2147483647 } },
  },
  rows: {
    options: { key: ['category'] },
    /* Where licences are sold, only an admin changes them. */
    readOnly: { 'features.account_limits_all': true, 'session.scope': { not: 'admin' } },
  },
});
