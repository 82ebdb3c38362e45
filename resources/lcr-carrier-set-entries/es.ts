import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Operador de una ruta |||| Operadores de una ruta',
  fields: {
    lcr_carrier_set_entry_sid: 'SID de la entrada',
    lcr_route_sid: 'SID de la ruta',
    voip_carrier_sid: 'Operador',
    priority: 'Prioridad',
    workload: 'Peso',
  },
} satisfies Messages<typeof en>;
