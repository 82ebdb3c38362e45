import { Hono } from 'hono';
import { reachesAccount } from '../../http/access.ts';
import type { Body, Caller, Env } from '../../http/caller.ts';
import { Conditions, pagedList } from '../../http/paging.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { seal } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { applications, phoneNumbers, webhooks } from '../../store/tables.ts';
import { checkVariables } from './appEnv.ts';
import { checkAppJson } from './appJson.ts';
import { applicationHooks, applicationList, applicationShape } from './applicationShape.ts';
import { createHooks, removeUnusedHooks, writeHook } from './hooks.ts';
import { checkHookUrl, checkIsObject } from './hookUrl.ts';

const callHooks = ['call_hook', 'call_status_hook'];

/** Rows of a caller; there is no filter by account here (platform-api 7.2). */
function visible(caller: Caller): Conditions {
  const conditions = new Conditions();
  if (caller.scope === 'account') conditions.add('account_sid = ?', caller.accountSid);
  if (caller.scope === 'service_provider')
    conditions.add(
      'account_sid IN (SELECT account_sid FROM accounts WHERE service_provider_sid = ?)',
      caller.serviceProviderSid,
    );
  return conditions;
}

const sealedVariables = (body: Body): Body =>
  body.env_vars ? { ...body, env_vars: seal(JSON.stringify(body.env_vars)) } : body;

function addApplication(store: Store, caller: Caller, body: Body): string {
  const given = { ...body };
  if (caller.scope === 'account') given.account_sid = caller.accountSid;
  if (caller.scope === 'service_provider') {
    if (!given.account_sid) throw refuse.message(400, "missing required field: 'account_sid'");
    if (!reachesAccount(store, caller, textOf(given.account_sid))) throw refuse.message(403, 'insufficient privileges');
  }
  callHooks.filter((name) => given[name]).forEach((name) => checkIsObject(name, given[name], 'adding'));
  callHooks.forEach((name) => checkHookUrl(name, given[name]));
  checkAppJson(given.app_json);
  checkVariables(given.env_vars, (given.call_hook as Body).url);
  return store.insert(applications, createHooks(store, sealedVariables(given), applicationHooks));
}

/**
 * Who may change which application, with each scope's own words for a refusal (platform-api 7.3). The status hook is refused
 * when the call hook is not beside it: the real server looks at the call hook's type for both.
 */
function checkUpdate(store: Store, caller: Caller, stored: Row | undefined, body: Body): void {
  if (caller.scope === 'account' && stored?.account_sid !== caller.accountSid)
    throw refuse.message(403, 'insufficient privileges');
  if (caller.scope === 'service_provider') {
    if (!stored) throw new TypeError("Cannot read properties of undefined (reading 'account_sid')");
    if (!reachesAccount(store, caller, stored.account_sid)) throw refuse.message(403, 'insufficient permissions');
    return;
  }
  callHooks.filter((name) => body[name]).forEach((name) => checkIsObject(name, body.call_hook, 'updating'));
  callHooks.filter((name) => body[name]).forEach((name) => checkHookUrl(name, body[name]));
}

/** The new address of the call hook, else the stored one. */
const callAddress = (store: Store, sid: string, body: Body): unknown =>
  (body.call_hook as Body | undefined)?.url ?? store.find(webhooks, store.find(applications, sid)?.call_hook_sid)?.url;

/** A hook without properties is left alone, `null` fails, the others are written before anything else (platform-api 7.3). */
function changeApplication(store: Store, sid: string, body: Body): number {
  checkAppJson(body.app_json);
  if (body.env_vars) checkVariables(body.env_vars, callAddress(store, sid, body));
  const columns = sealedVariables({ ...body });
  for (const name of applicationHooks.filter((candidate) => candidate in columns)) {
    if (Object.keys(columns[name] as Body).length > 0) writeHook(store, columns, name);
    delete columns[name];
  }
  return store.update(applications, sid, columns);
}

/** Who may delete which application (platform-api 7.4). */
function checkDelete(store: Store, caller: Caller, stored: Row | undefined): void {
  if (caller.scope === 'account') {
    if (!stored) throw refuse.message(400, 'application does not exist');
    if (stored.account_sid !== caller.accountSid) throw refuse.message(422, 'insufficient permissions');
  }
  if (!stored) {
    const message = "Cannot destructure property 'call_hook_sid' of 'application[0]' as it is undefined.";
    throw new TypeError(
      caller.scope === 'admin' ? message : "Cannot read properties of undefined (reading 'account_sid')",
    );
  }
  if (!reachesAccount(store, caller, stored.account_sid)) throw refuse.message(403, 'insufficient permissions');
  const isInUse = store.where(phoneNumbers, { application_sid: stored.application_sid ?? null }).length > 0;
  if (isInUse && caller.scope !== 'service_provider')
    throw refuse.message(422, 'cannot delete application with phone numbers');
}

/** platform-api 7 */
export function applicationRoutes({ store, database }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => {
    const conditions = visible(c.get('caller')).like('name', c.req.query('name'));
    return pagedList(c, database, '*', applicationList(store, conditions));
  });

  app.get('/:sid', (c) => {
    const row = store.find(applications, pathSid(c));
    if (!row || !reachesAccount(store, c.get('caller'), row.account_sid)) throw refuse.empty(404);
    return json(applicationShape(store, row));
  });

  app.post('/', (c) => created(addApplication(store, c.get('caller'), c.get('body'))));

  app.put('/:sid', (c) => {
    const sid = pathSid(c);
    checkUpdate(store, c.get('caller'), store.find(applications, sid), c.get('body'));
    if (changeApplication(store, sid, c.get('body')) === 0) throw refuse.empty(404);
    return done();
  });

  app.delete('/:sid', (c) => {
    const sid = pathSid(c);
    const stored = store.find(applications, sid);
    checkDelete(store, c.get('caller'), stored);
    store.remove(applications, sid);
    removeUnusedHooks(
      store,
      applicationHooks.map((name) => stored?.[`${name}_sid`]),
    );
    return done();
  });

  return app;
}
