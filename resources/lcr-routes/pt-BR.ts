import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Rota |||| Rotas',
  fields: {
    lcr_route_sid: 'SID da rota',
    lcr_sid: 'SID do roteamento',
    regex: 'Prefixo de dígitos ou regex',
    description: 'Descrição',
    lcr_carrier_set_entries: 'Operadora',
    priority: 'Posição',
  },
} satisfies Messages<typeof en>;
