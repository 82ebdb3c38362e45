import { defineResource } from '../../src/schema/types';

/** What other resources look at; Teams tenants have no views of their own yet. */
export default defineResource({
  name: 'ms-teams-tenants',
  title: 'tenant_fqdn',
  nav: false,
  operations: ['list', 'show'],
  api: {
    base: '/MicrosoftTeamsTenants',
    id: 'ms_teams_tenant_sid',
  },
  access: {
    scope: 'account',
  },
  fields: {
    ms_teams_tenant_sid: { type: 'sid' },
    tenant_fqdn: { type: 'host' },
    account_sid: { type: 'reference', reference: { resource: 'accounts' } },
    application_sid: { type: 'reference', reference: { resource: 'applications' } },
    service_provider_sid: { type: 'sid' },
  },
});
