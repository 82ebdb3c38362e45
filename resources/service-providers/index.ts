import { defineResource } from '../../src/schema/types';

/** The service providers that the session may see (platform-api 5.2). One is changed in the settings. */
export default defineResource({
  name: 'service-providers',
  api: { base: '/ServiceProviders', many: 'list' },
  access: { scope: { account: ['list', 'show'], service_provider: ['edit'], admin: ['create', 'delete'] } },
  fields: {
    service_provider_sid: { type: 'sid' },
    name: { type: 'text', label: 'Service provider name', required: true, maxLength: 64 },
    ms_teams_fqdn: { type: 'host', label: 'SBC domain name' },
  },
});
