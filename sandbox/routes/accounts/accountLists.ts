import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { Conditions, pagedList } from '../../http/paging.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { apiKeys } from '../../store/accessTables.ts';
import { accounts, voipCarriers } from '../../store/tables.ts';
import { newWebhookSecret, reachedAccount } from './accounts.ts';
import { noteUse } from './apiKeys.ts';
import { applicationList } from '../applications/applicationShape.ts';
import { carrierShape } from '../carriers/carrierShape.ts';

/** Lists and the secret below an account (platform-api 6.5, 6.7, 14). */
export function accountListRoutes({ store, database, now }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  /** The name filters a page, never the bare list. */
  app.get('/:sid/Applications', (c) => {
    const conditions = new Conditions().add('account_sid = ?', reachedAccount(c, store));
    if (c.req.query('page') !== undefined) conditions.like('name', c.req.query('name'));
    return pagedList(c, database, '*', applicationList(store, conditions));
  });

  app.get('/:sid/VoipCarriers', (c) =>
    json(store.where(voipCarriers, { account_sid: reachedAccount(c, store) }).map(carrierShape)),
  );

  /** Reading the keys counts as their use, which the next reading shows. */
  app.get('/:sid/ApiKeys', (c) => {
    const keys = store.where(apiKeys, { account_sid: reachedAccount(c, store) });
    noteUse(store, c.get('caller'), now());
    return json(keys);
  });

  /** A read that writes: any value of `regenerate` replaces the secret, view-only or not. */
  app.get('/:sid/WebhookSecret', (c) => {
    const sid = reachedAccount(c, store);
    if (c.req.query('regenerate')) store.update(accounts, sid, { webhook_secret: newWebhookSecret() });
    const account = store.find(accounts, sid);
    if (!account) throw refuse.empty(404);
    return json({ webhook_secret: account.webhook_secret });
  });

  return app;
}
