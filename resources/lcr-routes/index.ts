import { defineResource } from '../../src/schema/types';

/** What a routing table does with the numbers that fit: rows of the table's form (platform-api 11.2). */
export default defineResource({
  name: 'lcr-routes',
  api: {
    base: '/LcrRoutes',
    filters: { lcr_sid: 'lcr_sid' },
    errors: {
      'voip_carrier_sid|lcr_carrier_set_entries': 'lcr_carrier_set_entries',
      description: 'description',
      regex: 'regex',
    },
  },
  access: { scope: 'account' },
  fields: {
    lcr_route_sid: { type: 'sid' },
    lcr_sid: { type: 'sid', write: 'create' },
    regex: { type: 'text', required: true, maxLength: 32, rules: ['route-pattern'] },
    description: { type: 'text', maxLength: 1024 },
    lcr_carrier_set_entries: {
      type: 'carrier-set',
      of: 'lcr-carrier-set-entries',
      required: true,
      options: { sort: 'priority' },
      default: [{ voip_carrier_sid: null, priority: 0, workload: 1 }],
    },
    priority: { type: 'number' },
  },
});
