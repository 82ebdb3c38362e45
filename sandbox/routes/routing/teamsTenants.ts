import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { teamsTenants } from '../../store/accessTables.ts';

/** Every tenant of the platform for everybody: nothing is checked (platform-api 13). */
export function teamsTenantRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', () => json(store.where(teamsTenants, {})));

  app.get('/:sid', (c) => {
    const row = store.find(teamsTenants, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(row);
  });

  app.post('/', (c) => created(store.insert(teamsTenants, c.get('body'))));

  app.put('/:sid', (c) => {
    if (store.update(teamsTenants, rawSid(c), c.get('body')) === 0) throw refuse.phrase(404);
    return done();
  });

  app.delete('/:sid', (c) => {
    if (store.remove(teamsTenants, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });

  return app;
}
