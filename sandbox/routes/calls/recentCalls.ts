import { Hono } from 'hono';
import { accountGuard, providerGuard } from '../../http/access.ts';
import type { Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { refuse } from '../../http/refusals.ts';
import { json } from '../../http/responses.ts';
import { momentOf, patternOf, seriesPage } from '../../http/series.ts';
import type { Platform } from '../../platform.ts';
import type { Row, Value } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import type { SeriesQuery } from '../../store/series/seriesRows.ts';
import { cdrs } from '../../store/series/seriesTables.ts';
import { captured } from '../../trace/capture.ts';
import { pcap, type Datagram } from '../../trace/pcap.ts';
import { callLogRoutes } from './callLogs.ts';
import { callTraceRoutes } from './callTraces.ts';
import { noRecordingRoutes, recordingRoutes } from './recordings.ts';

const nobodyAnswered = new Date(0).toISOString();

/** An unanswered call was answered when time began (platform-api 17.1, 26.6). */
const shape = (row: Row) => ({
  ...without(row, 'id', 'time'),
  attempted_at: momentOf(row.time),
  answered_at: row.answered_at ?? nobodyAnswered,
  answered: row.answered === 1,
});

/** What the query asks for; a filter is a pattern for both numbers and the whole id of a call. */
function askedFor(c: Ctx, owner: Record<string, Value>): Pick<SeriesQuery, 'values' | 'fits'> {
  const { direction, answered, trunk, filter } = c.req.query();
  const values = {
    ...owner,
    ...(direction && { direction }),
    ...(trunk && { trunk }),
    ...((answered === 'true' || answered === 'false') && { answered: Number(answered === 'true') }),
  };
  const pattern = filter ? patternOf(filter) : undefined;
  const test = ({ from, to, call_sid }: Row) =>
    pattern?.test(String(from)) === true || pattern?.test(String(to)) === true || call_sid === filter;
  return { values, fits: pattern && { columns: ['from', 'to', 'call_sid'], test } };
}

const messageShape = ({ time, from, to, payload }: Datagram) => ({
  create_date: time,
  srcIp: from.address,
  srcPort: from.port,
  dstIp: to.address,
  dstPort: to.port,
  raw: payload,
});

const capturesNeedAServer = ({ deployment }: Platform) => {
  if (deployment.withoutCaptures) throw refuse.phrase(400);
};

/** platform-api 17.1 to 17.3; a Call-ID is not checked against the owner. */
function recentCallRoutes(platform: Platform, ownerColumn: string): Hono<Env> {
  const { store, now } = platform;
  const app = new Hono<Env>();
  app.get('/:sid/RecentCalls', (c) =>
    seriesPage(c, {
      database: store.database,
      table: cdrs,
      now: now(),
      asked: () => askedFor(c, { [ownerColumn]: rawSid(c) }),
      shape,
    }),
  );
  /** The capture server's answer, passed through. */
  app.get('/:sid/RecentCalls/:callId', (c) => {
    capturesNeedAServer(platform);
    const { messages } = captured(store, rawSid(c, 'callId'), now());
    return json({ total: messages.length, data: { messages: messages.map(messageShape) } });
  });
  app.get('/:sid/RecentCalls/:callId/:method/pcap', (c) => {
    capturesNeedAServer(platform);
    const callId = rawSid(c, 'callId');
    const { messages, media } = captured(store, callId, now(), rawSid(c, 'method'));
    const inOrder = [...messages, ...media].sort((one, other) => one.time - other.time);
    return new Response(new Uint8Array(pcap(inOrder)), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename=callid-${callId}.pcap`,
      },
    });
  });
  return app.route('/', callTraceRoutes(platform));
}

export function accountRecentCallRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/RecentCalls/*', accountGuard(platform.store, 'is refused'));
  return app
    .route('/', callLogRoutes(platform))
    .route('/', recordingRoutes(platform))
    .route('/', recentCallRoutes(platform, 'account_sid'));
}

export function providerRecentCallRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/RecentCalls/*', providerGuard);
  app.get('/:sid/RecentCalls/:callSid/logs', () => {
    throw refuse.message(400, 'account_sid is required,please use /Accounts/{account_sid}/RecentCalls/{call_sid}/logs');
  });
  return app.route('/', noRecordingRoutes()).route('/', recentCallRoutes(platform, 'service_provider_sid'));
}
