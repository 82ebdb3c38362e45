import { Hono } from 'hono';
import { reachesAccount } from '../../http/access.ts';
import type { Body, Caller, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { clients } from '../../store/accessTables.ts';
import type { Row } from '../../store/database.ts';
import { seal, unseal } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import { mask } from '../speech/masking.ts';
import { textOf } from '../../store/text.ts';

/** A client without a password shows `{X`: what cannot be decrypted counts as `{}` (platform-api 12). */
const shape = (row: Row) => ({ ...row, password: mask(unseal(row.password), 1) });

/** The list of a provider lacks what its query does not name (platform-api 12, 26.5). */
const shapeForProvider = (row: Row) =>
  Object.fromEntries(Object.entries(shape(row)).filter(([name]) => !name.startsWith('allow_')));

function listed(store: Store, caller: Caller) {
  if (caller.scope === 'account') return store.where(clients, { account_sid: caller.accountSid }).map(shape);
  if (caller.scope === 'admin') return store.where(clients, {}).map(shape);
  const all = store.where(clients, {});
  return all.filter((row) => reachesAccount(store, caller, row.account_sid)).map(shapeForProvider);
}

/** The only guard of the name, and it takes the account from the body (platform-api 12). */
function checkName(store: Store, { account_sid: accountSid, username }: Body, ownSid?: string): void {
  if (typeof accountSid !== 'string' || typeof username !== 'string') return;
  const others = store.where(clients, { account_sid: accountSid, username });
  if (others.some((row) => row.client_sid !== ownSid))
    throw refuse.message(400, "the client's username already exists");
}

/** Only a text can be encrypted; anything else fails there. */
function sealedPassword(password: unknown): string {
  if (typeof password !== 'string') {
    const kind = typeof password === 'number' ? `type number (${password})` : `an instance of ${typeof password}`;
    throw new TypeError(
      `The "data" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received ${kind}`,
    );
  }
  return seal(password);
}

/** What to write: the account is an account caller's own, a provider's is checked when given; the password is sealed. */
function written(store: Store, caller: Caller, body: Body): Body {
  const columns = { ...body };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  const isForeign = columns.account_sid && !reachesAccount(store, caller, textOf(columns.account_sid));
  if (isForeign) throw refuse.message(403, 'insufficient permissions');
  if (columns.password) columns.password = sealedPassword(columns.password);
  return columns;
}

/** platform-api 12; whose client is changed or deleted is not checked. */
export function clientRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => json(listed(store, c.get('caller'))));

  app.get('/:sid', (c) => {
    const row = store.find(clients, rawSid(c));
    if (!row || !reachesAccount(store, c.get('caller'), row.account_sid)) throw refuse.phrase(404);
    return json(shape(row));
  });

  app.post('/', (c) => {
    const columns = written(store, c.get('caller'), c.get('body'));
    checkName(store, columns);
    return created(store.insert(clients, columns));
  });

  app.put('/:sid', (c) => {
    const sid = rawSid(c);
    if (!store.find(clients, sid)) throw refuse.phrase(404);
    const columns = written(store, c.get('caller'), c.get('body'));
    checkName(store, columns, sid);
    store.update(clients, sid, columns);
    return done();
  });

  app.delete('/:sid', (c) => {
    if (store.remove(clients, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });

  return app;
}
