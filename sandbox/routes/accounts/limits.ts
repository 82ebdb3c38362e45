import { Hono } from 'hono';
import { accountGuard, providerGuard } from '../../http/access.ts';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { accountLimits, serviceProviderLimits } from '../../store/accessTables.ts';
import type { Table } from '../../store/columns.ts';
import type { Store } from '../../store/store.ts';

/** The three calls, the same for both kinds of owner (platform-api 15). */
function limitRoutes(store: Store, table: Table, ownerColumn: string): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:sid/Limits', (c) => {
    const category = c.req.query('category');
    return json(store.where(table, { [ownerColumn]: rawSid(c), ...(category ? { category } : {}) }));
  });

  /** One limit per category: a second one replaces the first, as a create all the same. */
  app.post('/:sid/Limits', (c) => {
    const { category, quantity } = c.get('body');
    const limit = { [ownerColumn]: rawSid(c), category: category ?? null };
    const existing = typeof category === 'string' && store.where(table, { [ownerColumn]: rawSid(c), category })[0];
    if (!existing) return created(store.insert(table, { ...limit, quantity: quantity ?? null }));
    const sid = existing[table.primaryKey] as string;
    store.update(table, sid, { quantity: quantity ?? null });
    return created(sid);
  });

  /** Without a category all of them. */
  app.delete('/:sid/Limits', (c) => {
    const category = c.req.query('category');
    store.removeWhere(table, { [ownerColumn]: rawSid(c), ...(category ? { category } : {}) });
    return done();
  });

  return app;
}

export function accountLimitRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/Limits', accountGuard(store, 'is refused'));
  return app.route('/', limitRoutes(store, accountLimits, 'account_sid'));
}

export function providerLimitRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/Limits', providerGuard);
  return app.route('/', limitRoutes(store, serviceProviderLimits, 'service_provider_sid'));
}
