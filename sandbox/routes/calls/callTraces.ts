import { Hono } from 'hono';
import { traceOf } from '../../calls/spans.ts';
import type { Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import type { Platform } from '../../platform.ts';
import { cdrs } from '../../store/series/seriesTables.ts';
import { storyOfCall } from './storyOfCall.ts';

const noTrace = /^0*$/;

/** platform-api 17.5; a trace is not checked against the owner. */
export function callTraceRoutes(platform: Platform): Hono<Env> {
  const { store } = platform;
  const app = new Hono<Env>();
  app.get('/:sid/RecentCalls/trace/:traceId', (c) => {
    const traceId = rawSid(c, 'traceId');
    const [call] = noTrace.test(traceId) ? [] : store.where(cdrs, { trace_id: traceId });
    if (!call || platform.deployment.withoutTraces) throw refuse.phrase(404);
    return json(traceOf(storyOfCall(store, call)));
  });
  return app;
}
