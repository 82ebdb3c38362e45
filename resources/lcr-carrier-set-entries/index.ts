import { defineResource } from '../../src/schema/types';
import { entryFields } from '../routingFields';

/** The carriers of a route: rows of a row of the routing table's form (platform-api 11.3). */
export default defineResource({
  name: 'lcr-carrier-set-entries',
  api: {
    base: '/LcrCarrierSetEntries',
    filters: { lcr_route_sid: 'lcr_route_sid' },
    errors: { voip_carrier_sid: 'voip_carrier_sid' },
  },
  access: { scope: 'account' },
  fields: {
    lcr_carrier_set_entry_sid: { type: 'sid' },
    lcr_route_sid: { type: 'sid', write: 'create' },
    ...entryFields,
  },
});
