import type { Messages } from '../../src/app/i18n/messages';
import type en from './en';

export default {
  name: 'Carrier einer Route |||| Carrier einer Route',
  fields: {
    lcr_carrier_set_entry_sid: 'Eintrags-SID',
    lcr_route_sid: 'Routen-SID',
    voip_carrier_sid: 'Carrier',
    priority: 'Priorität',
    workload: 'Gewicht',
  },
} satisfies Messages<typeof en>;
