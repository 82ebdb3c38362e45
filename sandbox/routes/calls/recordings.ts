import { Hono } from 'hono';
import { toneAsMp3 } from '../../audio/mp3.ts';
import { wavOf } from '../../calls/sound.ts';
import type { CallStory } from '../../calls/story.ts';
import type { Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { done } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { cdrs, deletedRecordings } from '../../store/series/seriesTables.ts';
import { accounts } from '../../store/tables.ts';
import { storyOfCall } from './storyOfCall.ts';

const path = '/:sid/RecentCalls/:callSid/record/:year/:month/:day/:format';

/** The object's key in the bucket. */
const keyOf = (c: Ctx) =>
  `${[...['year', 'month', 'day'], 'callSid'].map((name) => rawSid(c, name)).join('/')}.${rawSid(c, 'format')}`;

/** What the format says, whatever was recorded. */
const encoded: Record<string, (story: CallStory) => Uint8Array<ArrayBuffer>> = {
  wav: wavOf,
  mp3: ({ recordedFrom = 0, endedAt }) => toneAsMp3((endedAt - recordedFrom) / 1000),
};

/** platform-api 17.6: whatever goes wrong with the bucket is a 404. */
export function recordingRoutes({ store }: Platform): Hono<Env> {
  const app = new Hono<Env>();

  function recorded(c: Ctx): Row {
    const [call] = store.where(cdrs, { account_sid: rawSid(c), call_sid: rawSid(c, 'callSid') });
    const isThere =
      store.find(accounts, rawSid(c))?.bucket_credential &&
      call?.recording_url === `/Accounts${new URL(c.req.url).pathname.split('/Accounts')[1]}` &&
      !store.find(deletedRecordings, keyOf(c));
    if (!isThere) throw refuse.phrase(404);
    return call;
  }

  app.get(path, (c) => {
    const format = rawSid(c, 'format');
    const audio = encoded[format]?.(storyOfCall(store, recorded(c)));
    if (!audio) throw refuse.phrase(404);
    return new Response(audio, { headers: { 'content-type': `audio/${format}` } });
  });
  app.delete(path, (c) => {
    recorded(c);
    store.insertUnchecked(deletedRecordings, { object_key: keyOf(c) });
    return done();
  });
  return app;
}

/** A provider has no bucket: there nothing is found. */
export function noRecordingRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.on(['GET', 'DELETE'], path, () => {
    throw refuse.phrase(404);
  });
  return app;
}
