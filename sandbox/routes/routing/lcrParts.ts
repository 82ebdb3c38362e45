import { Hono } from 'hono';
import type { Body, Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Table } from '../../store/columns.ts';
import type { Row } from '../../store/database.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { lcr, lcrCarrierSetEntries, lcrRoutes } from '../../store/lcrTables.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { voipCarriers } from '../../store/tables.ts';

const byPriority = (one: Row, other: Row) => Number(one.priority) - Number(other.priority);

const entriesOf = (store: Store, routeSid: string | null): Row[] =>
  store.where(lcrCarrierSetEntries, { lcr_route_sid: routeSid }).sort(byPriority);

/** The row a body names; on a change only one that is named is looked for (platform-api 11.2, 11.3). */
function checkParent(store: Store, body: Body, { table, missing }: { table: Table; missing?: string }): void {
  const name = table.primaryKey;
  if (!body[name] && missing) throw refuse.message(400, missing);
  if (body[name] && !store.find(table, textOf(body[name]))) throw refuse.message(400, `unknown ${name}`);
}

/** Create, change and delete of a part of a routing table; whose table it is, nobody asks. */
function partWrites(store: Store, table: Table, check: (body: Body, isNew: boolean) => void): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/', (c) => {
    check(c.get('body'), true);
    return created(store.insert(table, c.get('body')));
  });
  app.put('/:sid', (c) => {
    check(c.get('body'), false);
    if (store.update(table, rawSid(c), c.get('body')) === 0) throw refuse.phrase(404);
    return done();
  });
  return app;
}

/** The table of a list: for an admin any, for everybody else one of their own. */
function listedTable(c: Ctx, store: Store): string {
  const sid = c.req.query('lcr_sid');
  if (!sid) throw refuse.message(400, 'missing lcr_sid');
  const { scope, accountSid, serviceProviderSid } = c.get('caller');
  if (scope === 'admin') return sid;
  const row = store.find(lcr, sid);
  const isOwn =
    scope === 'account' ? row?.account_sid === accountSid : row?.service_provider_sid === serviceProviderSid;
  if (!isOwn) throw refuse.message(400, 'unknown lcr_sid');
  return sid;
}

/** platform-api 11.2 */
export function lcrRouteRoutes({ store }: Platform): Hono<Env> {
  const app = partWrites(store, lcrRoutes, (body, isNew) =>
    checkParent(store, body, { table: lcr, missing: isNew ? 'missing parameter lcr_sid' : undefined }),
  );
  const withEntries = (row: Row) => ({
    ...row,
    lcr_carrier_set_entries: entriesOf(store, row.lcr_route_sid as string),
  });

  app.get('/', (c) =>
    json(
      store
        .where(lcrRoutes, { lcr_sid: listedTable(c, store) })
        .sort(byPriority)
        .map(withEntries),
    ),
  );
  app.get('/:sid', (c) => {
    const row = store.find(lcrRoutes, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(withEntries(row));
  });
  app.delete('/:sid', (c) => {
    store.removeWhere(lcrCarrierSetEntries, { lcr_route_sid: rawSid(c) });
    if (store.remove(lcrRoutes, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });
  return app;
}

/** platform-api 11.3 */
export function lcrCarrierSetEntryRoutes({ store }: Platform): Hono<Env> {
  const app = partWrites(store, lcrCarrierSetEntries, (body, isNew) => {
    for (const table of [lcrRoutes, voipCarriers])
      checkParent(store, body, { table, missing: isNew ? `missing ${table.primaryKey}` : undefined });
  });

  /** Without a route the statement keeps its placeholder. */
  app.get('/', (c) => {
    const routeSid = c.req.query('lcr_route_sid');
    if (routeSid === undefined) throw databaseErrors.syntax('? ORDER BY priority');
    return json(entriesOf(store, routeSid));
  });
  app.get('/:sid', (c) => {
    const row = store.find(lcrCarrierSetEntries, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(row);
  });
  app.delete('/:sid', (c) => {
    if (store.remove(lcrCarrierSetEntries, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });
  return app;
}
