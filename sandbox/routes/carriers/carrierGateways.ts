import { smppGateways } from '../../store/carrierTables.ts';
import type { Value } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { sipGateways } from '../../store/tables.ts';

/** Takes a carrier's gateways of both kinds away. */
export function removeGateways(store: Store, carrierSid: Value): void {
  for (const table of [sipGateways, smppGateways]) store.removeWhere(table, { voip_carrier_sid: carrierSid });
}
