export default {
  name: 'Microsoft Teams Tenant |||| Microsoft Teams Tenants',
  fields: {
    ms_teams_tenant_sid: 'Tenant SID',
    tenant_fqdn: 'Domain name',
    account_sid: 'Account',
    application_sid: 'Application',
    service_provider_sid: 'Service provider',
  },
};
