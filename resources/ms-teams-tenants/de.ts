import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Microsoft-Teams-Mandant |||| Microsoft-Teams-Mandanten',
  titles: {
    add: 'Microsoft-Teams-Mandanten hinzufügen',
    edit: 'Microsoft-Teams-Mandanten bearbeiten',
  },
  sections: {
    tenant: 'Mandant',
  },
  section_help: {
    tenant: 'Anrufe aus der Teams-Domain eines Kunden gehören zu einem Konto, und eine Anwendung nimmt sie an.',
  },
  fields: {
    ms_teams_tenant_sid: 'Mandanten-SID',
    tenant_fqdn: 'Domainname',
    account_sid: 'Konto',
    application_sid: 'Anwendung',
    service_provider_sid: 'Dienstanbieter',
  },
  placeholders: {
    tenant_fqdn: 'Vollständiger Domainname des Mandanten',
  },
  filters: {
    account_sid: 'Konto',
  },
  all: {
    account_sid: 'Alle Konten',
  },
  empty: {
    title: 'Kein Microsoft-Teams-Mandant.',
    text: 'Ein Mandant ist eine Domain eines Kunden in Microsoft Teams.',
  },
  toasts: {
    created: 'Microsoft-Teams-Mandant angelegt',
    updated: 'Microsoft-Teams-Mandant geändert',
    deleted: 'Microsoft-Teams-Mandant %{tenant_fqdn} gelöscht',
  },
  delete: {
    confirm: 'Möchten Sie den Microsoft-Teams-Mandanten %{tenant_fqdn} wirklich löschen?',
  },
  needs: {
    accounts: 'Legen Sie zuerst ein Konto an; erst dann können Sie einen Microsoft-Teams-Mandanten anlegen.',
  },
  denied: {
    list: '%{provider} hat keinen vollständigen Domainnamen für MS Teams',
  },
  form: {
    domain_taken: 'Dieser Domainname wird bereits verwendet.',
  },
} satisfies Messages<typeof en>;
