import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Inquilino de Microsoft Teams |||| Inquilinos de Microsoft Teams',
  fields: {
    ms_teams_tenant_sid: 'SID del inquilino',
    tenant_fqdn: 'Nombre de dominio',
    account_sid: 'Cuenta',
    application_sid: 'Aplicación',
    service_provider_sid: 'Proveedor de servicios',
  },
} satisfies Messages<typeof en>;
