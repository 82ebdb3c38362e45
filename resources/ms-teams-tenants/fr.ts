import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Locataire Microsoft Teams |||| Locataires Microsoft Teams',
  fields: {
    ms_teams_tenant_sid: 'SID du locataire',
    tenant_fqdn: 'Nom de domaine',
    account_sid: 'Compte',
    application_sid: 'Application',
    service_provider_sid: 'Fournisseur de services',
  },
} satisfies Messages<typeof en>;
