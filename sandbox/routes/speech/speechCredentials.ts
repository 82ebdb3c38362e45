import { Hono } from 'hono';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { changedCredential, changedFlags } from '../../speech/changeCredential.ts';
import { credentialShape } from '../../speech/credentialShape.ts';
import { sealCredential } from '../../speech/sealCredential.ts';
import { testCredential } from '../../speech/testCredential.ts';
import type { Row, Value } from '../../store/database.ts';
import { speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';

const denied = () => refuse.message(403, 'Insufficient privileges');

/** One that does not exist fails everybody but an admin at reading whose it is. */
function checkOwner({ scope, accountSid, serviceProviderSid }: Caller, row: Row | undefined): void {
  if (scope === 'admin') return;
  const column = scope === 'account' ? 'account_sid' : 'service_provider_sid';
  if (!row) throw new TypeError(`Cannot read properties of undefined (reading '${column}')`);
  if (row[column] !== (scope === 'account' ? accountSid : serviceProviderSid)) throw denied();
}

/** Account users may also test what they inherit. */
function checkTester({ scope, accountSid, serviceProviderSid }: Caller, row: Row): void {
  if (scope === 'admin') return;
  if (row.service_provider_sid !== serviceProviderSid) throw denied();
  if (scope === 'account' && row.account_sid !== null && row.account_sid !== accountSid) throw denied();
}

/** A label is looked for among the account's credentials, then among all of the provider, other accounts' included. */
function checkLabel(store: Store, { vendor, label }: Body, owner: { account: Value; provider: Value }): void {
  if (!label) return;
  const named = { vendor: (vendor ?? null) as Value, label: label as Value };
  const isTaken =
    (owner.account && store.where(speechCredentials, { account_sid: owner.account, ...named }).length > 0) ||
    (owner.provider && store.where(speechCredentials, { service_provider_sid: owner.provider, ...named }).length > 0);
  if (isTaken) throw refuse.message(422, `Label ${label as string} is already in use for another speech credential`);
}

/** The caller's own owner goes before the body's; the account of the address is not used (platform-api 16.2). */
function addCredential(c: Ctx, store: Store, pathProvider: string | null): string {
  const [caller, body] = [c.get('caller'), c.get('body')];
  const account = (caller.accountSid ?? body.account_sid ?? null) as Value;
  const provider = (caller.serviceProviderSid ?? body.service_provider_sid ?? pathProvider) as Value;
  checkLabel(store, body, { account, provider });
  const credential = sealCredential(body);
  return store.insert(speechCredentials, {
    account_sid: account,
    service_provider_sid: provider,
    vendor: body.vendor,
    label: body.label ?? null,
    use_for_tts: body.use_for_tts ?? null,
    use_for_stt: body.use_for_stt ?? null,
    credential,
  });
}

/** A refused change of the vendor's fields is not told: the flags change all the same, whosever it is (platform-api 16.2). */
function changeCredential(store: Store, caller: Caller, sid: string, body: Body): number {
  const columns = changedFlags(body);
  const row = store.find(speechCredentials, sid);
  try {
    checkOwner(caller, row);
    if (row) columns.credential = changedCredential(row, body);
  } catch {
    // As the platform does: it goes on without the credential.
  }
  return store.update(speechCredentials, sid, columns);
}

/** What both owners' addresses share; lists and who may create are their own (platform-api 16.2, 16.3). */
export function speechCredentialRoutes({ store, now }: Platform, pathProviderOf: (c: Ctx) => string | null): Hono<Env> {
  const app = new Hono<Env>();
  const sidOf = (c: Ctx) => pathSid(c, 'credential');

  app.post('/:sid/SpeechCredentials', (c) => created(addCredential(c, store, pathProviderOf(c))));

  app.get('/:sid/SpeechCredentials/:credential/test', (c) => {
    const sid = sidOf(c);
    const row = store.find(speechCredentials, sid);
    if (!row) throw refuse.phrase(404);
    checkTester(c.get('caller'), row);
    const { answer, noted } = testCredential(row);
    const time = new Date(now()).toISOString().slice(0, 19).replace('T', ' ');
    if (Object.keys(noted).length > 0) store.update(speechCredentials, sid, { ...noted, last_tested: time });
    return json(answer);
  });

  app.get('/:sid/SpeechCredentials/:credential', (c) => {
    const row = store.find(speechCredentials, sidOf(c));
    if (!row) throw refuse.phrase(404);
    checkOwner(c.get('caller'), row);
    return json(credentialShape(row));
  });

  app.put('/:sid/SpeechCredentials/:credential', (c) => {
    if (changeCredential(store, c.get('caller'), sidOf(c), c.get('body')) === 0) throw refuse.phrase(404);
    return done();
  });

  app.delete('/:sid/SpeechCredentials/:credential', (c) => {
    const sid = sidOf(c);
    checkOwner(c.get('caller'), store.find(speechCredentials, sid));
    if (store.remove(speechCredentials, sid) === 0) throw refuse.phrase(404);
    return done();
  });

  return app;
}
