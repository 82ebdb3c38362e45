import { Hono } from 'hono';
import type { Body, Caller, Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { created, done, json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { googleCustomVoices, speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';

const shownOfKey = 100;

const denied = () => refuse.message(403, 'Insufficient privileges');

/** In lists a cloning key is cut, and absent where there is none (platform-api 16.6). */
function voiceInList({ voice_cloning_key: key, ...voice }: Row) {
  return typeof key === 'string' && key ? { ...voice, voice_cloning_key: `${key.slice(0, shownOfKey)}...` } : voice;
}

/** Whoever asks: the caller's own sids go before the query's. */
const ownersOf = (c: Ctx) => ({
  accountSid: c.get('caller').accountSid ?? (c.req.query('account_sid') || null),
  providerSid: c.get('caller').serviceProviderSid ?? (c.req.query('service_provider_sid') || null),
});

/** The credential named, unless it is somebody else's. */
function namedCredential(c: Ctx, store: Store, sid: string): Row[] {
  const row = store.find(speechCredentials, sid);
  if (!row) throw refuse.phrase(404);
  const { accountSid, providerSid } = ownersOf(c);
  const isForeign = (own: string | null, owner: Row[string] | undefined) => own && owner && owner !== own;
  if (isForeign(accountSid, row.account_sid) || isForeign(providerSid, row.service_provider_sid)) throw denied();
  return [row];
}

/** By owner; the label narrows only what is not the account's own. */
function credentialsOf(c: Ctx, store: Store): Row[] {
  const { accountSid, providerSid } = ownersOf(c);
  if (!accountSid && !providerSid)
    throw refuse.message(400, 'missing account_sid or service_provider_sid in query parameters');
  const named = { service_provider_sid: providerSid, label: c.req.query('label') || null };
  if (!accountSid) return store.where(speechCredentials, named);
  const shared = providerSid ? store.where(speechCredentials, { ...named, account_sid: null }) : [];
  return [...store.where(speechCredentials, { account_sid: accountSid }), ...shared];
}

function checkCredential(store: Store, { scope, accountSid, serviceProviderSid }: Caller, body: Body): void {
  const row = store.find(speechCredentials, textOf(body.speech_credential_sid));
  if (!row) throw refuse.message(400, 'Invalid speech_credential_sid');
  if (scope === 'service_provider' && row.service_provider_sid !== serviceProviderSid) throw denied();
  if (scope === 'account' && row.account_sid !== accountSid) throw denied();
}

/** The file of a multipart body; a file of another name is one too many (platform-api 16.7). */
async function uploadedKey(c: Ctx): Promise<string> {
  const form = await c.req.formData().catch(() => new FormData());
  if ([...form].some(([name, part]) => name !== 'file' && part instanceof File)) throw new Error('Unexpected field');
  const file = form.get('file');
  if (!(file instanceof File)) throw new TypeError("Cannot read properties of undefined (reading 'path')");
  return file.text();
}

/** platform-api 16.6, 16.7; whose a single voice is, only its credential in the body tells. */
export function googleCustomVoiceRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/', (c) => {
    const sid = c.req.query('speech_credential_sid');
    const credentials = sid ? namedCredential(c, store, sid) : credentialsOf(c, store);
    const voices = credentials.flatMap(({ speech_credential_sid: owner }) =>
      store.where(googleCustomVoices, { speech_credential_sid: owner ?? null }),
    );
    return json(voices.map(voiceInList));
  });

  app.get('/:sid', (c) => {
    const row = store.find(googleCustomVoices, rawSid(c));
    if (!row) throw refuse.phrase(404);
    return json(row);
  });

  app.post('/', (c) => {
    const body = c.get('body');
    if (!body.speech_credential_sid) throw refuse.message(400, 'missing speech_credential_sid');
    checkCredential(store, c.get('caller'), body);
    return created(store.insert(googleCustomVoices, body));
  });

  app.put('/:sid', (c) => {
    const body = c.get('body');
    if (body.speech_credential_sid) checkCredential(store, c.get('caller'), body);
    if (store.update(googleCustomVoices, rawSid(c), body) === 0) throw refuse.phrase(404);
    return done();
  });

  app.delete('/:sid', (c) => {
    if (store.remove(googleCustomVoices, rawSid(c)) === 0) throw refuse.phrase(404);
    return done();
  });

  /** Nobody but an admin gets through; for a voice that does not exist nothing is said. */
  app.post('/:sid/VoiceCloningKey', async (c) => {
    if (c.get('caller').scope !== 'admin') throw denied();
    store.update(googleCustomVoices, rawSid(c), { voice_cloning_key: await uploadedKey(c) });
    return done();
  });

  return app;
}
