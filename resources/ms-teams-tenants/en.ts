export default {
  name: 'Microsoft Teams Tenant |||| Microsoft Teams Tenants',
  titles: {
    add: 'Add a Microsoft Teams Tenant',
    edit: 'Edit Microsoft Teams Tenant',
  },
  sections: {
    tenant: 'Tenant',
  },
  section_help: {
    tenant: 'Calls from the domain of a customer’s Teams belong to an account, and an application takes them.',
  },
  fields: {
    ms_teams_tenant_sid: 'Tenant SID',
    tenant_fqdn: 'Domain name',
    account_sid: 'Account',
    application_sid: 'Application',
    service_provider_sid: 'Service provider',
  },
  placeholders: {
    tenant_fqdn: 'Tenant’s fully qualified domain name',
  },
  filters: {
    account_sid: 'Account',
  },
  all: {
    account_sid: 'All accounts',
  },
  empty: {
    title: 'No Microsoft Teams Tenant.',
    text: 'A tenant is a domain of a customer in Microsoft Teams.',
  },
  toasts: {
    created: 'Microsoft Teams Tenant created successfully',
    updated: 'Microsoft Teams Tenant updated successfully',
    deleted: 'Deleted Microsoft Teams Tenant %{tenant_fqdn}',
  },
  delete: {
    confirm: 'Are you sure you want to delete the %{tenant_fqdn} Microsoft Teams Tenant?',
  },
  needs: {
    accounts: 'You must create an account before you can create an Microsoft Teams Tenant.',
  },
  denied: {
    list: '%{provider} does not have a fully qualified domain name for MS Teams',
  },
  form: {
    domain_taken: 'The domain name you have entered is already in use.',
  },
};
