import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Opérateur d’une route |||| Opérateurs d’une route',
  fields: {
    lcr_carrier_set_entry_sid: 'SID de l’entrée',
    lcr_route_sid: 'SID de la route',
    voip_carrier_sid: 'Opérateur',
    priority: 'Priorité',
    workload: 'Poids',
  },
} satisfies Messages<typeof en>;
