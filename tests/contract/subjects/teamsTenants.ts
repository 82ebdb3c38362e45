import { defineResource } from '../../../src/schema/types';

export default defineResource({
  name: 'teams-tenants',
  nav: { group: 'byo-services', order: 70, icon: 'teams' },
  api: { base: '/MicrosoftTeamsTenants', id: 'ms_teams_tenant_sid', narrowedBy: 'account_sid' },
  access: { scope: 'account' },
  fields: {
    ms_teams_tenant_sid: { type: 'sid' },
    tenant_fqdn: { type: 'host', required: true, unique: true },
    account_sid: { type: 'account', write: 'create' },
    service_provider_sid: { type: 'service_provider' },
  },
  list: { columns: ['tenant_fqdn', 'account_sid'], filters: ['q', 'account_sid'] },
  form: { sections: { tenant: ['tenant_fqdn', 'account_sid'] } },
});
