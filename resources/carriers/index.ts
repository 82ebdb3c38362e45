import { defineResource } from '../../src/schema/types';

/** What other resources refer to; carriers have no views of their own yet. */
export default defineResource({
  name: 'carriers',
  title: 'name',
  nav: false,
  api: {
    base: '/VoipCarriers',
    id: 'voip_carrier_sid',
    paths: {
      list: ['/ServiceProviders/{session.current_service_provider_sid}/VoipCarriers', '/VoipCarriers'],
      create: false,
      update: false,
      delete: false,
    },
    many: 'list',
  },
  access: {
    scope: 'account',
    owner: { account: 'account_sid', service_provider: 'service_provider_sid' },
    sharedRead: true,
    denied: { show: { message: 'list.resource_denied' } },
  },
  fields: {
    voip_carrier_sid: { type: 'sid', write: 'never' },
    name: { type: 'text' },
    is_active: { type: 'boolean' },
    account_sid: { type: 'reference', reference: { resource: 'accounts' } },
    application_sid: { type: 'reference', reference: { resource: 'applications' } },
    service_provider_sid: { type: 'sid' },
  },
});
