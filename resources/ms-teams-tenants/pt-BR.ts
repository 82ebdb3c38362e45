import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Locatário do Microsoft Teams |||| Locatários do Microsoft Teams',
  fields: {
    ms_teams_tenant_sid: 'SID do locatário',
    tenant_fqdn: 'Nome de domínio',
    account_sid: 'Conta',
    application_sid: 'Aplicação',
    service_provider_sid: 'Provedor de serviços',
  },
} satisfies Messages<typeof en>;
