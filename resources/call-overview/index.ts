import { defineResource } from '../../src/schema/types';

/** Charts of calls and alerts: a page without records of its own, which is narrowed as a list is. */
export default defineResource({
  name: 'call-overview',
  nav: { order: 85, icon: 'chart' },
  operations: ['list'],
  api: { base: '/ServiceProviders/{session.current_service_provider_sid}/RecentCalls' },
  access: { scope: 'account' },
  fields: { account_sid: { type: 'account' } },
  list: {
    columns: ['account_sid'],
    filters: [
      'account_sid',
      { name: 'period', field: { type: 'period', default: '7' } },
      { name: 'unit', field: { type: 'select', choices: ['hour', 'day'] } },
    ],
  },
  pages: { list: 'call-overview' },
});
