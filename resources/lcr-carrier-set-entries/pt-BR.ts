import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operadora de uma rota |||| Operadoras de uma rota',
  fields: {
    lcr_carrier_set_entry_sid: 'SID da entrada',
    lcr_route_sid: 'SID da rota',
    voip_carrier_sid: 'Operadora',
    priority: 'Prioridade',
    workload: 'Peso',
  },
} satisfies Messages<typeof en>;
