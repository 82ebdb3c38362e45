import { Hono } from 'hono';
import { toneAsMp3 } from '../../audio/mp3.ts';
import { toneAsPcm } from '../../audio/pcm.ts';
import { accountGuard } from '../../http/access.ts';
import type { Body, Env } from '../../http/caller.ts';
import { pathSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import type { Platform } from '../../platform.ts';
import { fieldsOf } from '../../speech/credentialShape.ts';
import { failureOf } from '../../speech/testCredential.ts';
import type { Row } from '../../store/database.ts';
import { speechCredentials } from '../../store/speechTables.ts';
import type { Store } from '../../store/store.ts';
import { textOf } from '../../store/text.ts';
import { accounts } from '../../store/tables.ts';

const required = ['speech_credential_sid', 'text', 'language', 'voice'];

/** Vendors whose audio is bare samples unless MP3 is asked for. */
const samplesOnly = ['nuance', 'nvidia'];

const secondsPerCharacter = 0.06;
const longest = 5;

/** The credential to speak with; whose it is, nobody asks. */
function credentialFor(store: Store, body: Body, accountSid: string): Row {
  if (required.some((name) => !body[name]))
    throw refuse.message(400, 'speech_credential_sid, text, language, voice are all required');
  if (store.find(accounts, accountSid)?.is_active !== 1)
    throw refuse.message(400, `Account not found for sid ${accountSid}`);
  const sid = textOf(body.speech_credential_sid);
  const row = store.find(speechCredentials, sid);
  if (!row) throw refuse.message(400, `There is no available speech credential for ${sid}`);
  return row;
}

/** A sentence spoken, here a tone as long as the sentence; nothing of it is kept (platform-api 16.8). */
export function synthesizeRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/TtsCache/Synthesize', accountGuard(store, 'is refused'));
  app.post('/:sid/TtsCache/Synthesize', (c) => {
    const body = c.get('body');
    const row = credentialFor(store, body, pathSid(c));
    const failure = failureOf(fieldsOf(row), 'tts');
    if (failure) throw new Error(failure.reason ?? 'synthesis failed');
    const seconds = Math.min(textOf(body.text).length * secondsPerCharacter, longest);
    const isSamples = samplesOnly.includes(String(row.vendor)) && !body.encodingMp3;
    return new Response(isSamples ? toneAsPcm(seconds) : toneAsMp3(seconds), {
      headers: { 'content-type': isSamples ? 'application/octet-stream' : 'audio/mpeg' },
    });
  });
  return app;
}
