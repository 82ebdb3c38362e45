import { bool, int, optionalOwner, optionalText, owner, uuid, varchar } from './columns.ts';
import type { Table } from './columns.ts';

/** platform-api 23.9; the owners of a table are not foreign keys. */
export const lcr: Table = {
  name: 'lcr',
  primaryKey: 'lcr_sid',
  required: ['name'],
  columns: {
    lcr_sid: uuid(),
    name: optionalText(64),
    is_active: bool(true),
    default_carrier_set_entry_sid: optionalOwner('lcr_carrier_set_entry'),
    service_provider_sid: uuid({ nullable: true }),
    account_sid: uuid({ nullable: true }),
  },
};

/** platform-api 11.2 */
export const lcrRoutes: Table = {
  name: 'lcr_routes',
  primaryKey: 'lcr_route_sid',
  columns: {
    lcr_route_sid: uuid(),
    lcr_sid: owner('lcr'),
    regex: varchar(32),
    description: optionalText(1024),
    priority: int(),
  },
};

/** platform-api 11.3 */
export const lcrCarrierSetEntries: Table = {
  name: 'lcr_carrier_set_entry',
  primaryKey: 'lcr_carrier_set_entry_sid',
  columns: {
    lcr_carrier_set_entry_sid: uuid(),
    workload: int({ default: 1 }),
    lcr_route_sid: owner('lcr_routes'),
    voip_carrier_sid: owner('voip_carriers'),
    priority: int({ default: 0 }),
  },
};
