import { Hono } from 'hono';
import type { Body, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { lcr, lcrCarrierSetEntries, lcrRoutes } from '../../store/lcrTables.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { voipCarriers } from '../../store/tables.ts';

/** A new route of this priority is for all that no other one matches (platform-api 11.4). */
const lastPriority = 9999;

type Route = Body & { lcr_carrier_set_entries?: Body[] };

function checkRoute(store: Store, { lcr_carrier_set_entries: entries }: Route): void {
  if (!entries || entries.length === 0)
    throw refuse.message(400, 'Lcr Route batch process require lcr_carrier_set_entries');
  for (const { voip_carrier_sid: carrier } of entries) {
    if (!carrier) throw refuse.message(400, 'One of lcr_carrier_set_entries is missing voip_carrier_sid');
    if (!store.find(voipCarriers, textOf(carrier))) throw refuse.message(400, 'unknown voip_carrier_sid');
  }
}

function addRoute(store: Store, lcr_sid: string, { lcr_carrier_set_entries: entries = [], ...columns }: Route): void {
  const lcr_route_sid = store.insert(lcrRoutes, { ...columns, lcr_sid });
  for (const entry of entries) {
    const default_carrier_set_entry_sid = store.insert(lcrCarrierSetEntries, { ...entry, lcr_route_sid });
    if (columns.priority === lastPriority) store.update(lcr, lcr_sid, { default_carrier_set_entry_sid });
  }
}

/** Entries without an id of their own are passed over, and nothing is ever deleted (platform-api 11.4). */
function changeRoute(
  store: Store,
  { lcr_route_sid: sid, lcr_carrier_set_entries: entries = [], ...columns }: Route,
): void {
  store.update(lcrRoutes, textOf(sid), columns);
  for (const { lcr_carrier_set_entry_sid: entrySid, ...values } of entries)
    if (entrySid) store.update(lcrCarrierSetEntries, textOf(entrySid), values);
}

/** Routes of a table as one array: all are checked before the first is written, and none is taken back (platform-api 11.4). */
export function lcrBatchRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  const checked = (sid: string, body: unknown): Route[] => {
    if (!store.find(lcr, sid)) throw refuse.phrase(404);
    if (!Array.isArray(body)) throw new TypeError('body is not iterable');
    for (const route of body as Route[]) checkRoute(store, route);
    return body as Route[];
  };

  app.post('/:sid/Routes', (c) => {
    for (const route of checked(rawSid(c), c.get('body'))) addRoute(store, rawSid(c), route);
    return done();
  });

  app.put('/:sid/Routes', (c) => {
    for (const route of checked(rawSid(c), c.get('body'))) {
      if (route.lcr_route_sid) changeRoute(store, route);
      else addRoute(store, rawSid(c), route);
    }
    return done();
  });

  return app;
}
