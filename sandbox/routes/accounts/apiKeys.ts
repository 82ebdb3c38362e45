import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Body, Caller, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { apiKeys } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts } from '../../store/tables.ts';

const minute = 60_000;

/** Marks all keys of an account as used when it changes itself or reads its keys, at most once a minute (platform-api 14). */
export function noteUse(store: Store, caller: Caller, now: number): void {
  if (caller.scope !== 'account') return;
  const before = new Date(now - minute).toISOString();
  store.database.run(
    `UPDATE ${apiKeys.name} SET last_used = ? WHERE account_sid = ? AND (last_used IS NULL OR last_used < ?)`,
    [new Date(now).toISOString(), caller.accountSid, before],
  );
}

function checkNewKey(store: Store, caller: Caller, body: Body): void {
  const { account_sid: accountSid, service_provider_sid: providerSid } = body;
  if (caller.scope === 'service_provider') {
    if (!accountSid && !providerSid)
      throw refuse.message(400, 'service provider token may not be used to create admin token');
    const account = accountSid ? store.find(accounts, textOf(accountSid)) : undefined;
    const isForeign =
      (providerSid && providerSid !== caller.serviceProviderSid) ||
      (account && account.service_provider_sid !== caller.serviceProviderSid);
    if (isForeign)
      throw refuse.message(
        400,
        'a service provider token can only be used to create tokens for the same service provider',
      );
  }
  if (caller.scope === 'account' && accountSid !== caller.accountSid)
    throw refuse.message(
      400,
      'an account level token can only be used to create account level tokens for the same account',
    );
}

/** A provider may delete any account's key: the real server does not check that. */
function checkDelete(caller: Caller, key: Row): void {
  if (caller.scope === 'service_provider') {
    if (!key.account_sid && !key.service_provider_sid)
      throw refuse.message(400, 'a service provider user may not delete an admin token');
    if (key.service_provider_sid && key.service_provider_sid !== caller.serviceProviderSid)
      throw refuse.message(400, 'a service provider user may not delete api key from another service provider');
  }
  if (caller.scope === 'account' && key.account_sid !== caller.accountSid)
    throw refuse.message(400, 'a user may not delete a token associated with a different account');
}

/** platform-api 14; there is no list here. */
export function apiKeyRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/', (c) => {
    const body = c.get('body');
    checkNewKey(store, c.get('caller'), body);
    const token = randomUUID();
    // Below an admin, an account's key is no provider's, whatever was sent.
    const isAccountKey = c.get('caller').scope !== 'admin' && body.account_sid;
    const owner = isAccountKey ? without(body as Row, 'service_provider_sid') : body;
    return json({ sid: store.insert(apiKeys, { ...owner, token }), token }, 201);
  });

  app.delete('/:sid', (c) => {
    const key = store.find(apiKeys, rawSid(c));
    if (!key) throw refuse.phrase(404);
    checkDelete(c.get('caller'), key);
    store.remove(apiKeys, rawSid(c));
    return done();
  });

  return app;
}
