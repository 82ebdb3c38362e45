import { Hono } from 'hono';
import type { Body, Caller, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Scope } from '../../http/token.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { lcr, lcrCarrierSetEntries, lcrRoutes } from '../../store/lcrTables.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';

/** Which tables a caller sees; a provider its own level only (platform-api 11.1). */
const ownersOf = ({ scope, accountSid, serviceProviderSid }: Caller): Row => {
  const owners: Record<Scope, Row> = {
    admin: {},
    account: { account_sid: accountSid },
    service_provider: { service_provider_sid: serviceProviderSid },
  };
  return owners[scope];
};

const isOf = (caller: Caller, row: Row) =>
  Object.entries(ownersOf(caller)).every(([column, owner]) => row[column] === owner);

const shape = (store: Store, row: Row) => ({
  ...row,
  number_routes: store.where(lcrRoutes, { lcr_sid: row.lcr_sid ?? null }).length,
});

const isOther = (rows: Row[], sid: string | undefined) => rows.length > 0 && rows[0]?.lcr_sid !== sid;

/** One table an owner; an account goes before a provider, whose sid is then dropped (platform-api 11.1). */
function withCheckedOwner(store: Store, body: Body, sid?: string): Body {
  const { account_sid: accountSid, service_provider_sid: providerSid } = body;
  if (accountSid) {
    const account = store.find(accounts, textOf(accountSid));
    if (!account) throw refuse.message(400, 'unknown account_sid');
    if (isOther(store.where(lcr, { account_sid: textOf(accountSid) }), sid))
      throw refuse.message(400, `Account: ${account.name}  already has an active call routing table.`);
    return { ...body, service_provider_sid: null };
  }
  if (providerSid) {
    const provider = store.find(serviceProviders, textOf(providerSid));
    if (!provider) throw refuse.message(400, 'unknown service_provider_sid');
    if (isOther(store.where(lcr, { service_provider_sid: textOf(providerSid) }), sid))
      throw refuse.message(400, `Service Provider: ${provider.name} already \n      has an active call routing table.`);
  }
  return body;
}

function withForcedOwner({ scope, accountSid, serviceProviderSid }: Caller, body: Body): Body {
  if (scope === 'account') return { ...body, account_sid: accountSid };
  if (scope === 'service_provider') return { ...body, service_provider_sid: serviceProviderSid, account_sid: null };
  return body;
}

/** Takes a table's routes with their entries away; whose table it is, only an account is asked. */
function removeTable(store: Store, caller: Caller, sid: string): void {
  const row = store.find(lcr, sid);
  if (caller.scope === 'account' && (!row || !isOf(caller, row))) throw refuse.message(400, 'unknown lcr_sid');
  if (!row) throw refuse.phrase(404);
  store.update(lcr, sid, { default_carrier_set_entry_sid: null });
  for (const route of store.where(lcrRoutes, { lcr_sid: sid }))
    store.removeWhere(lcrCarrierSetEntries, { lcr_route_sid: route.lcr_route_sid ?? null });
  store.removeWhere(lcrRoutes, { lcr_sid: sid });
  store.remove(lcr, sid);
}

/** platform-api 11.1 */
export function callRoutingRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => json(store.where(lcr, ownersOf(c.get('caller'))).map((row) => shape(store, row))));

  app.get('/:sid', (c) => {
    const row = store.find(lcr, rawSid(c));
    if (!row || !isOf(c.get('caller'), row)) throw refuse.phrase(404);
    return json(shape(store, row));
  });

  app.post('/', (c) =>
    created(store.insert(lcr, withCheckedOwner(store, withForcedOwner(c.get('caller'), c.get('body'))))),
  );

  app.put('/:sid', (c) => {
    const row = store.find(lcr, rawSid(c));
    if (!row || !isOf(c.get('caller'), row)) throw refuse.message(400, 'unknown lcr_sid');
    store.update(lcr, rawSid(c), withCheckedOwner(store, c.get('body'), rawSid(c)));
    return done();
  });

  app.delete('/:sid', (c) => {
    removeTable(store, c.get('caller'), rawSid(c));
    return done();
  });

  return app;
}
