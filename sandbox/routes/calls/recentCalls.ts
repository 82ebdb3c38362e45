import { Hono } from 'hono';
import { accountGuard, providerGuard } from '../../http/access.ts';
import type { Ctx, Env } from '../../http/caller.ts';
import { rawSid } from '../../http/paths.ts';
import { json } from '../../http/responses.ts';
import { patternOf, seriesPage } from '../../http/series.ts';
import type { Platform } from '../../platform.ts';
import type { Row } from '../../store/database.ts';
import { without } from '../../store/row.ts';
import { cdrs } from '../../store/seriesTables.ts';
import { captured } from '../../trace/capture.ts';
import { pcap, type Datagram } from '../../trace/pcap.ts';

const nobodyAnswered = new Date(0).toISOString();

/** An unanswered call was answered when time began (platform-api 17.1, 26.6). */
const shape = (row: Row) => ({
  ...without(row, 'id', 'time'),
  attempted_at: row.time,
  answered_at: row.answered_at ?? nobodyAnswered,
  answered: row.answered === 1,
});

/** What the query asks for; a filter is a pattern for both numbers and the whole id of a call. */
function isAskedFor(c: Ctx): (row: Row) => boolean {
  const { direction, answered, trunk, filter } = c.req.query();
  const wanted = answered === 'true' || answered === 'false' ? Number(answered === 'true') : undefined;
  const pattern = filter ? patternOf(filter) : undefined;
  return (row) =>
    (!direction || row.direction === direction) &&
    (!trunk || row.trunk === trunk) &&
    (wanted === undefined || row.answered === wanted) &&
    (!pattern || pattern.test(String(row.from)) || pattern.test(String(row.to)) || row.call_sid === filter);
}

const messageShape = ({ time, from, to, text }: Datagram) => ({
  create_date: time,
  srcIp: from.address,
  srcPort: from.port,
  dstIp: to.address,
  dstPort: to.port,
  raw: text,
});

/** platform-api 17.1 to 17.3; a Call-ID is not checked against the owner. */
function recentCallRoutes({ store, now }: Platform, ownerColumn: string): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:sid/RecentCalls', (c) =>
    seriesPage(c, now(), () => store.where(cdrs, { [ownerColumn]: rawSid(c) }).filter(isAskedFor(c)), shape),
  );
  /** The capture server's answer, passed through. */
  app.get('/:sid/RecentCalls/:callId', (c) => {
    const messages = captured(store, rawSid(c, 'callId'));
    return json({ total: messages.length, data: { messages: messages.map(messageShape) } });
  });
  app.get('/:sid/RecentCalls/:callId/:method/pcap', (c) => {
    const callId = rawSid(c, 'callId');
    return new Response(new Uint8Array(pcap(captured(store, callId, rawSid(c, 'method')))), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename=callid-${callId}.pcap`,
      },
    });
  });
  return app;
}

export function accountRecentCallRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/RecentCalls/*', accountGuard(platform.store, 'is refused'));
  return app.route('/', recentCallRoutes(platform, 'account_sid'));
}

export function providerRecentCallRoutes(platform: Platform): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/:sid/RecentCalls/*', providerGuard);
  return app.route('/', recentCallRoutes(platform, 'service_provider_sid'));
}
