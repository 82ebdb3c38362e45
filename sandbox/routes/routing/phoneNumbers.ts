import { Hono } from 'hono';
import { reachesAccount } from '../../http/access.ts';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { Conditions, pagedList } from '../../http/paging.ts';
import { pathSid, rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Row, Value } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts, phoneNumbers, voipCarriers } from '../../store/tables.ts';
import { checkCarrierWriter } from '../carriers/carrierRules.ts';

const ofProvider = 'account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)';

/** A provider sees only numbers its accounts hold, never an unassigned one (platform-api 8.2, 26.7). */
function listed(c: Ctx): Conditions {
  const { scope, accountSid, serviceProviderSid } = c.get('caller');
  const { account_sid: account, service_provider_sid: provider, filter } = c.req.query();
  const conditions = new Conditions();
  if (scope === 'account') conditions.add('account_sid = ?', accountSid);
  else if (account) conditions.add('account_sid = ?', account);
  if (scope === 'service_provider') conditions.add(ofProvider, serviceProviderSid);
  if (scope === 'admin' && provider) conditions.add(ofProvider, provider);
  return conditions.like('number', filter);
}

/** One leading plus is all that is taken off; any text is a number otherwise (platform-api 8.2). */
function normalised(number: unknown): string {
  if (!number) throw refuse.message(400, 'number is required');
  if (typeof number !== 'string') throw refuse.message(400, 'number.startsWith is not a function');
  if (/\s/.test(number)) throw refuse.message(400, 'number cannot contain whitespace');
  return number.startsWith('+') ? number.slice(1) : number;
}

function checkCarrier(store: Store, body: Body): void {
  const { voip_carrier_sid: sid, account_sid: accountSid } = body;
  if (!sid) return;
  const carrier = store.find(voipCarriers, textOf(sid));
  if (!carrier) throw refuse.message(400, `voip_carrier not found for sid ${textOf(sid)}`);
  if (carrier.account_sid && accountSid && carrier.account_sid !== accountSid)
    throw refuse.message(400, 'voip_carrier_sid does not belong to the account');
}

function addNumber(store: Store, caller: Caller, body: Body): string {
  const number = normalised(body.number);
  const columns: Body = { ...body, number };
  if (caller.scope === 'account') columns.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') columns.service_provider_sid = caller.serviceProviderSid;
  checkCarrier(store, columns);
  return store.insert(phoneNumbers, columns);
}

/** Whether a number can be changed or shown alone; a provider reaches unassigned ones too. */
const isForeign = (store: Store, caller: Caller, row: Row) =>
  caller.scope === 'service_provider'
    ? row.account_sid !== null && !reachesAccount(store, caller, row.account_sid)
    : !reachesAccount(store, caller, row.account_sid);

/** A number's own provider, otherwise that of its account: without either a provider's update fails (platform-api 8.2). */
function providerOf(store: Store, row: Row | undefined): Value | undefined {
  if (row?.service_provider_sid) return row.service_provider_sid;
  const account = store.find(accounts, row?.account_sid);
  if (!account) throw new TypeError("Cannot read properties of undefined (reading 'service_provider_sid')");
  return account.service_provider_sid;
}

/** platform-api 8 */
export function phoneNumberRoutes(platform: Platform): Hono<Env> {
  const { store, database } = platform;
  const app = new Hono<Env>();

  app.get('/', (c) => {
    const conditions = listed(c);
    return pagedList(c, database, '*', {
      from: `FROM ${phoneNumbers.name} ${conditions.where}`,
      values: conditions.values,
      order: `number, ${phoneNumbers.primaryKey}`,
      firstPage: 'page 0 is page 1',
      shape: (row) => row,
    });
  });

  app.get('/:sid', (c) => {
    const caller = c.get('caller');
    const row = store.find(phoneNumbers, pathSid(c));
    if (!row) throw refuse.empty(404);
    if (isForeign(store, caller, row)) {
      if (caller.scope === 'service_provider') throw refuse.message(400, 'insufficient privileges');
      throw refuse.empty(404);
    }
    return json(row);
  });

  app.post('/', (c) => {
    checkCarrierWriter(platform, c.get('caller'));
    return created(addNumber(store, c.get('caller'), c.get('body')));
  });

  app.put('/:sid', (c) => {
    const caller = c.get('caller');
    const body = c.get('body');
    if (body.voip_carrier_sid) throw refuse.message(400, 'voip_carrier_sid may not be modified');
    if (body.number) throw refuse.message(400, 'number may not be modified');
    const row = store.find(phoneNumbers, rawSid(c));
    const provider = caller.scope === 'service_provider' ? providerOf(store, row) : caller.serviceProviderSid;
    if (!row) throw refuse.phrase(404);
    const isOwn =
      caller.scope === 'account' ? row.account_sid === caller.accountSid : provider === caller.serviceProviderSid;
    if (!isOwn) throw refuse.message(403, 'insufficient privileges');
    store.update(phoneNumbers, rawSid(c), body);
    return done();
  });

  /** A provider is not checked. */
  app.delete('/:sid', (c) => {
    const caller = c.get('caller');
    const row = store.find(phoneNumbers, rawSid(c));
    if (!row) throw refuse.phrase(404);
    if (caller.scope === 'account' && row.account_sid !== caller.accountSid)
      throw refuse.message(403, 'insufficient privileges');
    store.remove(phoneNumbers, rawSid(c));
    return done();
  });

  return app;
}
