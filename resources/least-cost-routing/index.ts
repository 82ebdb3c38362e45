import { defineResource } from '../../src/schema/types';

/** What other resources look at; routing tables have no views of their own yet. */
export default defineResource({
  name: 'least-cost-routing',
  title: 'name',
  nav: false,
  operations: ['list', 'show'],
  api: { base: '/Lcrs', id: 'lcr_sid' },
  access: {
    scope: 'account',
  },
  fields: {
    lcr_sid: { type: 'sid' },
    name: { type: 'text' },
    account_sid: { type: 'reference', reference: { resource: 'accounts' } },
    service_provider_sid: { type: 'sid' },
  },
});
