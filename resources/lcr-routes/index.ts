import { defineResource } from '../../src/schema/types';

/** What a routing table does with the numbers that fit: rows of the table's form (platform-api 11.2). */
export default defineResource({
  name: 'lcr-routes',
  title: 'regex',
  nav: false,
  api: {
    base: '/LcrRoutes',
    id: 'lcr_route_sid',
    filters: { lcr_sid: 'lcr_sid' },
    errors: [
      { match: 'voip_carrier_sid|lcr_carrier_set_entries', field: 'lcr_carrier_set_entries' },
      { match: 'description', field: 'description' },
      { match: 'regex', field: 'regex' },
    ],
  },
  access: { scope: 'account' },
  fields: {
    lcr_route_sid: { type: 'sid' },
    lcr_sid: { type: 'sid', write: 'create' },
    regex: { type: 'text', required: true, maxLength: 32, rules: ['route-pattern'] },
    description: { type: 'text', maxLength: 1024 },
    lcr_carrier_set_entries: {
      type: 'carrier-set',
      required: true,
      default: [{ voip_carrier_sid: null, priority: 0, workload: 1 }],
    },
    priority: { type: 'number' },
  },
  related: {
    lcr_carrier_set_entries: {
      resource: 'lcr-carrier-set-entries',
      foreignKey: 'lcr_route_sid',
      sort: 'priority',
      save: 'each',
    },
  },
});
