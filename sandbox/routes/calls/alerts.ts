import { Hono } from 'hono';
import { accountGuard, providerGuard } from '../../http/access.ts';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { momentOf, seriesPage } from '../../http/series.ts';
import type { Platform } from '../../platform.ts';
import { without } from '../../store/row.ts';
import { alerts } from '../../store/series/seriesTables.ts';

/** platform-api 18 */
function alertRoutes({ store, now }: Platform, ownerColumn: string): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:sid/Alerts', (c) => {
    const type = c.req.query('alert_type');
    return seriesPage(c, {
      database: store.database,
      table: alerts,
      now: now(),
      asked: () => ({ values: { [ownerColumn]: rawSid(c), ...(type ? { alert_type: type } : {}) } }),
      shape: (row) => ({ ...without(row, 'id'), time: momentOf(row.time) }),
    });
  });
  return app;
}

export function accountAlertRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/Alerts', accountGuard(platform.store, 'is refused'));
  return app.route('/', alertRoutes(platform, 'account_sid'));
}

export function providerAlertRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/Alerts', providerGuard);
  return app.route('/', alertRoutes(platform, 'service_provider_sid'));
}
