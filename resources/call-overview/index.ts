import { defineResource } from '../../src/schema/types';
import { belowOwner } from '../belowOwner';

/** Charts of calls and alerts in the place of a list of calls (platform-api 17.1), of which it reads no more than it counts. */
export default defineResource({
  name: 'call-overview',
  title: '{from} → {to}',
  nav: { order: 85, icon: 'chart' },
  operations: ['list'],
  api: {
    base: '/ServiceProviders/{session.current_service_provider_sid}/RecentCalls',
    id: ['attempted_at', 'account_sid', 'sip_callid'],
    paths: {
      list: ['/Accounts/{filter.account_sid}/RecentCalls', ...belowOwner('RecentCalls')],
    },
    paging: { count: 500 },
    filters: { period: 'days' },
  },
  access: { scope: 'account' },
  fields: {
    attempted_at: { type: 'datetime' },
    direction: { type: 'select', choices: { inbound: 'Inbound', outbound: 'Outbound' } },
    from: { type: 'phone' },
    to: { type: 'phone' },
    duration: { type: 'duration' },
    answered: { type: 'boolean', options: { wire: 'boolean' } },
    account_sid: { type: 'account' },
    sip_callid: { type: 'sid' },
  },
  list: {
    columns: ['attempted_at', 'direction', 'from', 'to', 'duration', 'answered'],
    filters: [
      'account_sid',
      { period: { type: 'period', default: '7' } },
      { unit: { type: 'select', choices: ['hour', 'day'] } },
    ],
    sort: '-attempted_at',
  },
  pages: { list: 'call-overview' },
});
