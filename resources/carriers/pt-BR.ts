import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operadora |||| Operadoras',
  fields: {
    voip_carrier_sid: 'SID da operadora',
    name: 'Nome da operadora',
    is_active: 'Ativa',
    account_sid: 'Usada por',
    application_sid: 'Aplicação padrão',
    service_provider_sid: 'Provedor de serviços',
  },
} satisfies Messages<typeof en>;
