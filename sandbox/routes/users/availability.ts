import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { users } from '../../store/accessTables.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { accounts } from '../../store/tables.ts';

/** Where a value would have to be new, by type (platform-api 3.8). */
const places = {
  email: { table: users, column: 'email' },
  phone: { table: users, column: 'phone' },
  subdomain: { table: accounts, column: 'sip_realm' },
};

export function availabilityRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const type = c.req.query('type');
    const place = Object.hasOwn(places, type ?? '') ? places[type as keyof typeof places] : undefined;
    if (!place) throw refuse.message(400, `invalid type: ${type}`);
    const value = c.req.query('value');
    if (value === undefined) throw databaseErrors.undefinedParameter();
    return json({ available: store.where(place.table, { [place.column]: value }).length === 0 });
  });
  return app;
}
