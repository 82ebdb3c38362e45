import type { RegisterStatus } from '../trace/sipMessages.ts';

const minute = 60_000;

/** A registration as the SIP layer notes it, this many minutes before `now` (platform-api 9.1). */
const noted = (now: number, minutesAgo: number, status: RegisterStatus): string =>
  JSON.stringify({ ...status, timestamp: new Date(now - minutesAgo * minute).toISOString() });

export const registered = (now: number, callId: string): string =>
  noted(now, 12, { status: 'ok', reason: '200 OK', cseq: 4711, callId, expires: 3600 });

export const refused = (now: number, callId: string, reason: string): string =>
  noted(now, 3, { status: 'fail', reason, cseq: 82, callId, expires: 0 });
