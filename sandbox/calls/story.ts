/* In: the row of a call. Out: what happened in it, moment by moment: spans, log lines, capture and sound are all made of that. */
import { Random } from '../seed/random.ts';
import type { Row } from '../store/database.ts';
import { turnsOf, type Turn } from './turns.ts';

/** All moments are milliseconds since the attempt. */
export interface CallStory {
  call: Row;
  /** When the attempt was made, in milliseconds since 1970. */
  start: number;
  /** Undefined where nobody answered. */
  answeredAt: number | undefined;
  endedAt: number;
  /** When the recording begins; undefined where there is none. */
  recordedFrom: number | undefined;
  /** Where the application was asked what to do. */
  hookUrl: string;
  turns: Turn[];
}

/** What a recording lacks of the beginning: it starts once the call is up. */
const recordingDelay = 60;

/** The same call tells the same story every time. */
export const randomOf = ({ sip_callid }: Row, salt: number): Random =>
  new Random([...String(sip_callid)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, salt));

/**
 * @param call as it is stored
 * @param hookUrl of its application
 */
export function storyOf(call: Row, hookUrl: string): CallStory {
  const start = Date.parse(String(call.time));
  const since = (time: unknown) => Date.parse(String(time)) - start;
  const answeredAt = call.answered === 1 ? since(call.answered_at) : undefined;
  const endedAt = since(call.terminated_at);
  return {
    call,
    start,
    answeredAt,
    endedAt,
    recordedFrom: answeredAt !== undefined && call.recording_url ? answeredAt + recordingDelay : undefined,
    hookUrl,
    turns: answeredAt === undefined ? [] : turnsOf(randomOf(call, 1), { from: answeredAt, to: endedAt, hookUrl }),
  };
}
