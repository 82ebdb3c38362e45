import type { Predicate } from '../../src/schema/facts/predicate';
import { defineResource } from '../../src/schema/types';

/* Teams sends calls to a domain of the provider: without one there is nothing that a tenant could be for (portal behaviour 23). */
const hasDomain: Predicate = { 'session.current_service_provider.ms_teams_fqdn': { set: true } };

export default defineResource({
  name: 'ms-teams-tenants',
  nav: { group: 'byo-services', order: 40, icon: 'teams', visible: hasDomain },
  api: {
    base: '/MicrosoftTeamsTenants',
    /* Everybody is given the tenants of everybody (platform-api 13). */
    narrowedBy: 'account_sid',
    errors: { 'Duplicate entry': ['tenant_fqdn', 'domain_taken'] },
  },
  access: {
    scope: 'account',
    when: { list: hasDomain, create: hasDomain },
    denied: { list: '/internal/settings' },
  },
  fields: {
    ms_teams_tenant_sid: { type: 'sid' },
    tenant_fqdn: {
      type: 'host',
      required: true,
      options: { lowerCase: true, labels: 2 },
      maxLength: 255,
      unique: { ignoreCase: true, message: 'domain_taken' },
    },
    account_sid: { type: 'account' },
    application_sid: { type: 'reference', reference: { resource: 'applications' } },
    service_provider_sid: { type: 'service_provider' },
  },
  list: { columns: ['tenant_fqdn', 'account_sid', 'application_sid'], filters: ['q', 'account_sid'] },
  form: {
    sections: { tenant: ['ms_teams_tenant_sid', 'tenant_fqdn', ['account_sid', 'application_sid']] },
    after: { create: 'edit' },
  },
});
