import { Hono } from 'hono';
import { accountGuard } from '../../http/access.ts';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { sbcAddresses } from '../../store/carrierTables.ts';
import { databaseErrors } from '../../store/databaseError.ts';
import { accounts } from '../../store/tables.ts';

const withTwoDots = /.*\..*\..*/;

/**
 * Sets the realm of the caller's own account, whichever the address names; names are given to the addresses of the SBCs after
 * that, which fails where there are none, and on a platform that is not hosted, which has no name service (platform-api 6.6).
 */
export function sipRealmRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.post('/:sid/SipRealms/:realm', accountGuard(store, 'goes on'), (c) => {
    const { accountSid, userSid } = c.get('caller');
    const realm = c.req.param('realm');
    if (!withTwoDots.test(realm)) throw refuse.message(400, `invalid sip_realm: ${realm}`);
    if (accountSid === null && userSid !== null) throw databaseErrors.undefinedParameter();
    const changed = accountSid === null ? 0 : store.update(accounts, accountSid, { sip_realm: realm });
    if (changed === 0) throw new Error('failure updating accounts table with sip_realm value');
    if (store.where(sbcAddresses, {}).length === 0) throw new Error('no SBC addresses provisioned in the database!');
    if (platform.deployment.hosted) return done();
    throw new TypeError('createDnsRecords is not a function');
  });
  return app;
}
