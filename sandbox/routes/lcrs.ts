import { Hono } from 'hono';
import type { Env } from '../http/caller.ts';
import { json } from '../http/responses.ts';
import type { Scope } from '../http/token.ts';
import type { Platform } from '../platform.ts';
import { lcr } from '../store/accessTables.ts';
import type { Row } from '../store/database.ts';

/** The list of routing tables; a provider sees its own level only. No route is ever in one here (platform-api 11.1). */
export function lcrRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => {
    const { scope, accountSid, serviceProviderSid } = c.get('caller');
    const owners: Record<Scope, Row> = {
      admin: {},
      account: { account_sid: accountSid },
      service_provider: { service_provider_sid: serviceProviderSid },
    };
    return json(store.where(lcr, owners[scope]).map((row) => ({ ...row, number_routes: 0 })));
  });

  return app;
}
