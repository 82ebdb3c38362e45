import { Hono } from 'hono';
import type { Caller, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { sbcAddresses, smppAddresses } from '../../store/carrierTables.ts';
import type { Table } from '../../store/columns.ts';
import type { Value } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { accounts } from '../../store/tables.ts';

/** Addresses come and go; none is ever changed. */
function addressWrites(store: Store, table: Table, check: (caller: Caller, method: string) => void): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/', (c) => {
    check(c.get('caller'), c.req.method);
    return created(store.insert(table, c.get('body')));
  });
  app.delete('/:sid', (c) => {
    check(c.get('caller'), c.req.method);
    if (store.remove(table, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });
  return app;
}

/** The refusal is itself at fault: it writes to what is not there, for a delete to the id (platform-api 10). */
function adminsOnly({ scope }: Caller, method: string): void {
  if (scope === 'admin') return;
  throw new TypeError(
    method === 'DELETE' ? 'res.status is not a function' : "Cannot read properties of undefined (reading 'status')",
  );
}

/** Our side's addresses for calls: those of the provider, otherwise those of everybody (platform-api 10). */
export function sbcRoutes({ store }: Platform): Hono<Env> {
  const app = addressWrites(store, sbcAddresses, adminsOnly);

  function providerOf({ scope, accountSid, serviceProviderSid }: Caller, asked: string | undefined): Value {
    if (scope === 'admin') return asked ?? null;
    return scope === 'account' ? (store.find(accounts, accountSid)?.service_provider_sid ?? null) : serviceProviderSid;
  }

  app.get('/', (c) => {
    const own = store.where(sbcAddresses, {
      service_provider_sid: providerOf(c.get('caller'), c.req.query('service_provider_sid')),
    });
    return json(own.length > 0 ? own : store.where(sbcAddresses, { service_provider_sid: null }));
  });
  return app;
}

/** The same for messages: everybody may write, and only what is asked for is listed (platform-api 10). */
export function smppRoutes({ store }: Platform): Hono<Env> {
  const app = addressWrites(store, smppAddresses, () => {});
  app.get('/', (c) =>
    json(store.where(smppAddresses, { service_provider_sid: c.req.query('service_provider_sid') || null })),
  );
  return app;
}
