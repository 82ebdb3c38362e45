import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Route |||| Routes',
  fields: {
    lcr_route_sid: 'SID de la route',
    lcr_sid: 'SID de l’acheminement',
    regex: 'Préfixe de chiffres ou regex',
    description: 'Remarque',
    lcr_carrier_set_entries: 'Opérateur',
    priority: 'Rang',
  },
} satisfies Messages<typeof en>;
