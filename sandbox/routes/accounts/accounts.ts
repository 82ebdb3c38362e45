import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { reachesAccount } from '../../http/access.ts';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts, serviceProviders } from '../../store/tables.ts';
import { accountAlone, accountHooks, accountInList } from './accountShape.ts';
import { noteUse } from './apiKeys.ts';
import { sealedCredential } from './bucketCredential.ts';
import { removeAccount } from './removeAccount.ts';
import { replaceAccountHooks } from '../applications/hooks.ts';

/** 22 url-safe characters after the prefix (platform-api 6.2). */
export const newWebhookSecret = (): string => `wh_secret_${randomBytes(16).toString('base64url')}`;

/** The account of the address, when it is within reach; whether it exists, only an admin learns (platform-api 6.2). */
export function reachedAccount(c: Ctx, store: Store): string {
  const sid = pathSid(c);
  if (!reachesAccount(store, c.get('caller'), sid)) throw refuse.message(403, 'insufficient permissions');
  return sid;
}

function visible(store: Store, caller: Caller): Row[] {
  if (caller.scope === 'admin') return store.where(accounts, {});
  if (caller.scope === 'account') return store.where(accounts, { account_sid: caller.accountSid });
  return store.where(accounts, { service_provider_sid: caller.serviceProviderSid });
}

const lowerCaseRealm = (body: Body): Body =>
  typeof body.sip_realm === 'string' ? { ...body, sip_realm: body.sip_realm.toLowerCase() } : body;

/** platform-api 6.2, create */
function addAccount(store: Store, caller: Caller, body: Body): string {
  if (caller.scope === 'account') throw refuse.message(403, 'insufficient permissions');
  const columns: Body = { ...lowerCaseRealm(body), webhook_secret: newWebhookSecret() };
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.serviceProviderSid;
  const providerSid = columns.service_provider_sid;
  if (providerSid && !store.find(serviceProviders, textOf(providerSid)))
    throw refuse.message(400, `service_provider not found for sid ${textOf(providerSid)}`);
  for (const name of accountHooks)
    if (columns[name] && typeof columns[name] !== 'object')
      throw refuse.message(400, `'${name}' must be an object when adding an account`);
  for (const name of accountHooks) if (columns[name]) columns[name] = without(columns[name] as Row, 'webhook_sid');
  replaceAccountHooks(store, columns, accountHooks);
  return store.insert(accounts, columns);
}

/** platform-api 6.2, update */
function changeAccount(store: Store, caller: Caller, sid: string, body: Body): void {
  const stored = store.find(accounts, sid);
  if (!stored) throw refuse.message(400, `account not found for sid ${sid}`);
  if (caller.scope === 'account' && body.sip_realm)
    throw refuse.message(400, 'use POST /Accounts/:sid/sip_realm/:realm to set or change the sip realm');
  if (body.service_provider_sid) throw refuse.message(400, 'service_provider_sid may not be modified');
  const columns = lowerCaseRealm({ ...body });
  replaceAccountHooks(store, columns, accountHooks);
  if ('bucket_credential' in columns)
    columns.bucket_credential = sealedCredential(columns.bucket_credential, stored.bucket_credential);
  if (Object.keys(columns).length > 0) store.update(accounts, sid, columns);
}

/** platform-api 6 */
export function accountRoutes({ store, now }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => json(visible(store, c.get('caller')).map((row) => accountInList(store, row))));

  app.get('/:sid', (c) => {
    const row = store.find(accounts, reachedAccount(c, store));
    if (!row) throw refuse.empty(404);
    return json(accountAlone(store, row));
  });

  app.post('/', (c) => created(addAccount(store, c.get('caller'), c.get('body'))));

  app.put('/:sid', (c) => {
    changeAccount(store, c.get('caller'), reachedAccount(c, store), c.get('body'));
    noteUse(store, c.get('caller'), now());
    return done();
  });

  app.delete('/:sid', (c) => {
    removeAccount(store, reachedAccount(c, store));
    return done();
  });

  return app;
}
