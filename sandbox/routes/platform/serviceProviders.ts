import { Hono } from 'hono';
import { belongsToProvider } from '../../http/access.ts';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { pathSid, rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { apiKeys, users } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';
import { accounts, serviceProviders, voipCarriers } from '../../store/tables.ts';
import { removeGateways } from '../carriers/carrierGateways.ts';
import { createHooks, withHooks, writeHook } from '../applications/hooks.ts';

const hookNames = ['registration_hook'];

const shape = (store: Store, row: Row) => withHooks(store, row, hookNames, 'without sid');

/** An account's API key has no provider and sees none (platform-api 2.2). */
function visible(store: Store, caller: Caller): Row[] {
  if (caller.scope === 'admin') return store.where(serviceProviders, {});
  const own = store.find(serviceProviders, caller.serviceProviderSid);
  return own ? [own] : [];
}

/** The provider of the address, for those who may change it and its carriers (platform-api 5.2, 5.3). */
export function changeableProvider(c: Ctx): string {
  const sid = pathSid(c);
  const { scope, serviceProviderSid } = c.get('caller');
  const isOwn = scope === 'service_provider' && serviceProviderSid === sid;
  if (scope !== 'admin' && !isOwn) throw refuse.message(403, 'insufficient permissions to update service provider');
  return sid;
}

/** Absent or `{}` clears the hook, `null` fails (platform-api 5.2, 26.4). */
function updatedColumns(store: Store, body: Body): Body {
  const columns = { ...body };
  for (const name of hookNames) {
    if (name in columns && Object.keys(columns[name] as Body).length > 0) writeHook(store, columns, name);
    else columns[`${name}_sid`] = null;
    delete columns[name];
  }
  return columns;
}

/** Children first, not as one transaction: what stands in the way is met when part of the data is gone (platform-api 5.2). */
function removeProvider(store: Store, sid: string): number {
  if ([accounts, users].some((table) => store.where(table, { service_provider_sid: sid }).length > 0))
    throw refuse.message(403, 'insufficient privileges');
  const carriers = store.where(voipCarriers, { service_provider_sid: sid });
  store.removeWhere(speechCredentials, { service_provider_sid: sid });
  carriers.forEach((carrier) => removeGateways(store, carrier.voip_carrier_sid ?? null));
  store.removeWhere(voipCarriers, { service_provider_sid: sid });
  store.removeWhere(apiKeys, { service_provider_sid: sid });
  return store.remove(serviceProviders, sid);
}

/** platform-api 5.2 */
export function serviceProviderRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => json(visible(store, c.get('caller')).map((row) => shape(store, row))));

  app.get('/:sid', (c) => {
    const sid = pathSid(c);
    if (!belongsToProvider(store, c.get('caller'), sid)) throw refuse.message(403, 'insufficient permissions');
    const row = store.find(serviceProviders, sid);
    if (!row) throw refuse.empty(404);
    return json(shape(store, row));
  });

  app.post('/', (c) => {
    if (c.get('caller').scope !== 'admin') throw refuse.message(403, 'only admin users can add a service provider');
    return created(store.insert(serviceProviders, createHooks(store, c.get('body'), hookNames)));
  });

  app.put('/:sid', (c) => {
    const sid = changeableProvider(c);
    if (store.update(serviceProviders, sid, updatedColumns(store, c.get('body'))) === 0) throw refuse.empty(404);
    return done();
  });

  app.delete('/:sid', (c) => {
    const sid = rawSid(c);
    if (c.get('caller').scope !== 'admin') throw refuse.message(403, 'only admin users can delete a service provider');
    if (removeProvider(store, sid) === 0) throw refuse.phrase(404);
    return done();
  });

  return app;
}
