import { Hono } from 'hono';
import type { Env } from '../../http/caller.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { unseal } from '../../store/secrets.ts';
import { accounts } from '../../store/tables.ts';
import { reachedAccount } from './accounts.ts';
import { missingPart } from './bucketCredential.ts';
import { isMasked } from '../speech/masking.ts';

type Credential = Record<string, unknown>;

/** A bucket with this in its name refuses: failures can be seen without a real store. */
const refusing = 'denied';

function outcomeOf(credential: Credential) {
  const missing = missingPart(credential);
  if (missing) return { status: 'failed', reason: missing };
  const isRefused = String(credential.name).includes(refusing);
  return isRefused ? { status: 'failed', reason: 'Access Denied' } : { status: 'ok' };
}

/** Always 200; a masked secret tests what is stored, whatever else the body says (platform-api 6.4). */
export function bucketTestRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.post('/:sid/BucketCredentialTest', (c) => {
    const sid = reachedAccount(c, store);
    const given = c.get('body');
    if (!isMasked(given)) return json(outcomeOf(given));
    const account = store.find(accounts, sid);
    if (!account) throw refuse.empty(404);
    return json(outcomeOf(JSON.parse(unseal(account.bucket_credential)) as Credential));
  });
  return app;
}
