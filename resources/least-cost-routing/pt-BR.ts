import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Roteamento de chamadas de saída |||| Roteamentos de chamadas de saída',
  fields: {
    lcr_sid: 'SID do roteamento',
    name: 'Nome',
    account_sid: 'Conta',
    service_provider_sid: 'Provedor de serviços',
  },
} satisfies Messages<typeof en>;
