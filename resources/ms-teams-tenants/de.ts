import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Microsoft-Teams-Mandant |||| Microsoft-Teams-Mandanten',
  fields: {
    ms_teams_tenant_sid: 'Mandanten-SID',
    tenant_fqdn: 'Domainname',
    account_sid: 'Konto',
    application_sid: 'Anwendung',
    service_provider_sid: 'Dienstanbieter',
  },
} satisfies Messages<typeof en>;
