import { Hono } from 'hono';
import type { Ctx, Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { belongsToProvider } from '../../http/access.ts';
import { Conditions } from '../../http/paging.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { apiKeys } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { accounts, applications, phoneNumbers } from '../../store/tables.ts';
import { accountInList } from '../accounts/accountShape.ts';
import { applicationHooks } from '../applications/applicationShape.ts';
import { withHooks } from '../applications/hooks.ts';
import { carrierList } from '../carriers/carrierShape.ts';

/** The provider of the address, when the caller belongs to it (platform-api 5.3). */
function reachedProvider(c: Ctx, store: Store): string {
  const sid = pathSid(c);
  if (!belongsToProvider(store, c.get('caller'), sid)) throw refuse.message(403, 'insufficient permissions');
  return sid;
}

/** Lists below a provider; account users get the rows of their account (platform-api 5.3). */
export function providerListRoutes(platform: Platform): Hono<Env> {
  const { store, database } = platform;
  const app = new Hono<Env>();

  app.get('/:sid/Accounts', (c) => {
    const sid = reachedProvider(c, store);
    const { scope, accountSid } = c.get('caller');
    const own: Row = scope === 'account' ? { account_sid: accountSid } : {};
    return json(store.where(accounts, { service_provider_sid: sid, ...own }).map((row) => accountInList(store, row)));
  });

  /** Not filtered by provider: everybody but an account sees the whole platform's applications, variables sealed. */
  app.get('/:sid/Applications', (c) => {
    reachedProvider(c, store);
    const { scope, accountSid } = c.get('caller');
    const rows = store.where(applications, scope === 'account' ? { account_sid: accountSid } : {});
    return json(rows.map((row) => withHooks(store, row, applicationHooks, 'with sid')));
  });

  app.get('/:sid/PhoneNumbers', (c) => {
    const sid = reachedProvider(c, store);
    const { scope, accountSid } = c.get('caller');
    const conditions = new Conditions().add(
      'account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)',
      sid,
    );
    if (scope === 'account') conditions.add('account_sid = ?', accountSid);
    return json(
      database.all(`SELECT * FROM ${phoneNumbers.name} ${conditions.where} ORDER BY number`, conditions.values),
    );
  });

  app.get('/:sid/VoipCarriers', (c) => carrierList(c, platform, reachedProvider(c, store)));

  app.get('/:sid/ApiKeys', (c) => {
    const sid = reachedProvider(c, store);
    const { scope, accountSid } = c.get('caller');
    const own: Row = scope === 'account' ? { account_sid: accountSid } : {};
    return json(store.where(apiKeys, { service_provider_sid: sid, ...own }));
  });

  return app;
}
