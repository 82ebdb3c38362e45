import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Route |||| Routen',
  fields: {
    lcr_route_sid: 'Routen-SID',
    lcr_sid: 'Routing-SID',
    regex: 'Ziffernvorwahl oder Regex',
    description: 'Beschreibung',
    lcr_carrier_set_entries: 'Carrier',
    priority: 'Platz',
  },
} satisfies Messages<typeof en>;
