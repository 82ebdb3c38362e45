import { Hono } from 'hono';
import type { Ctx, Env } from '../http/caller.ts';
import { refuse } from '../http/refusals.ts';
import { json } from '../http/responses.ts';
import type { Platform } from '../platform.ts';
import type { Row } from '../store/database.ts';
import { googleCustomVoices, speechCredentials } from '../store/speechTables.ts';
import type { Store } from '../store/store.ts';

const shownOfKey = 100;

/** In lists a cloning key is cut, and absent where there is none (platform-api 16.6). */
function voiceInList({ voice_cloning_key: key, ...voice }: Row) {
  return typeof key === 'string' ? { ...voice, voice_cloning_key: `${key.slice(0, shownOfKey)}...` } : voice;
}

/** The credential of an owner, by its label; the caller's own owner goes before the query's. */
function credentialOf(c: Ctx, store: Store): Row[] {
  const caller = c.get('caller');
  const accountSid = caller.accountSid ?? c.req.query('account_sid') ?? null;
  const providerSid = caller.serviceProviderSid ?? c.req.query('service_provider_sid') ?? null;
  if (!accountSid && !providerSid)
    throw refuse.message(400, 'missing account_sid or service_provider_sid in query parameters');
  const label = c.req.query('label') || null;
  const own = store.where(speechCredentials, { account_sid: accountSid, vendor: 'google', label });
  if (accountSid && own.length > 0) return own;
  return store.where(speechCredentials, {
    account_sid: null,
    service_provider_sid: providerSid,
    vendor: 'google',
    label,
  });
}

/** The lists of platform-api 16.6. */
export function googleCustomVoiceRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/', (c) => {
    const sid = c.req.query('speech_credential_sid');
    if (sid !== undefined && !store.find(speechCredentials, sid)) throw refuse.phrase(404);
    const credentials = sid !== undefined ? [{ speech_credential_sid: sid }] : credentialOf(c, store);
    const voices = credentials.flatMap(({ speech_credential_sid: owner }) =>
      store.where(googleCustomVoices, { speech_credential_sid: owner ?? null }),
    );
    return json(voices.map(voiceInList));
  });
  return app;
}
