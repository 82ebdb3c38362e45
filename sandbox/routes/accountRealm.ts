import { Hono } from 'hono';
import { accountGuard } from '../http/access.ts';
import type { Env } from '../http/caller.ts';
import { refuse } from '../http/refusals.ts';
import type { Platform } from '../platform.ts';
import { accounts } from '../store/tables.ts';

/**
 * Outside hosted mode the realm of the caller's own account is saved, and the call fails all the same; other callers have no
 * account to save it to (platform-api 6.6).
 */
export function accountRealmRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/SipRealms/*', accountGuard(store, 'is refused'));
  app.post('/:sid/SipRealms/:realm', (c) => {
    const realm = c.req.param('realm');
    if (realm.split('.').length < 3) throw refuse.message(400, `invalid sip_realm: ${realm}`);
    const { accountSid } = c.get('caller');
    if (!accountSid) throw new TypeError("Cannot read properties of undefined (reading 'sip_realm')");
    store.update(accounts, accountSid, { sip_realm: realm });
    throw new TypeError('createDnsRecords is not a function');
  });
  return app;
}
