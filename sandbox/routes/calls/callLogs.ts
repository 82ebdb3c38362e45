import { Hono } from 'hono';
import { logLines } from '../../calls/logLines.ts';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { cdrs } from '../../store/series/seriesTables.ts';
import { storyOfCall } from './storyOfCall.ts';

const usualGroup = 'jambonz-feature_server';

/** platform-api 17.4; a group that nobody writes to holds nothing. */
export function callLogRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.get('/:sid/RecentCalls/:callSid/logs', (c) => {
    if (platform.deployment.withoutLogs) throw refuse.message(400, 'Logs are only available in AWS environments');
    const [call] = store.where(cdrs, { account_sid: rawSid(c), call_sid: rawSid(c, 'callSid') });
    if (!call) throw refuse.message(404, 'Call not found');
    const isKept = (c.req.query('logGroupName') ?? usualGroup) === usualGroup;
    return json(isKept ? logLines(storyOfCall(store, call)) : []);
  });
  return app;
}
