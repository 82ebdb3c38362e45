import { joined, latin1 } from './bytes';
import { bodyStart, headersOf, sipMessage, startLine, type Placed } from './sip';
import type { Endpoint, SipMessage } from './types';

export interface Segment {
  time: number;
  sequence: number;
  isStart: boolean;
  payload: Uint8Array;
}

/** Bytes that follow each other without a gap, and when each piece of them came. */
interface Run {
  bytes: Uint8Array;
  /** Where pieces end, and the latest time until there. */
  ends: { at: number; time: number }[];
}

interface Ordered {
  runs: Run[];
  /** Bytes that never came. */
  missing: number;
  /** Segments that say something else where others were already: they follow no numbers, and are looked at alone. */
  others: Segment[];
}

/** A connection begins anew with each start. */
function connections(segments: readonly Segment[]): Segment[][] {
  const all: Segment[][] = [[]];
  for (const segment of segments) {
    const current = all.at(-1)!;
    if (segment.isStart && current.some(({ sequence, isStart }) => !isStart || sequence !== segment.sequence))
      all.push([segment]);
    else current.push(segment);
  }
  return all;
}

/** Whether what a segment repeats is what stands there. */
const isSame = (payload: Uint8Array, there: Uint8Array) =>
  payload.subarray(0, there.length).every((byte, index) => byte === there[index]);

/** In the order of their numbers, which wrap around at 32 bits; what came twice is taken once. */
function ordered(segments: readonly Segment[]): Ordered {
  const base = segments[0]?.sequence ?? 0;
  const placed = segments
    .filter(({ payload }) => payload.length > 0)
    .map((segment) => ({ ...segment, at: (segment.sequence + Number(segment.isStart) - base) | 0 }))
    .sort((one, other) => one.at - other.at || one.time - other.time);
  const result: Ordered = { runs: [], missing: 0, others: [] };
  let [pieces, ends]: [Uint8Array[], Run['ends']] = [[], []];
  let before = placed[0];
  let [start, end] = [before?.at ?? 0, before?.at ?? 0];
  const close = () => {
    if (pieces.length > 0) result.runs.push({ bytes: joined(pieces), ends });
    [pieces, ends] = [[], []];
    start = end;
  };
  for (const segment of placed) {
    const { at, payload, time } = segment;
    if (at > end) {
      result.missing += at - end;
      end = at;
      close();
    } else if (before && at < end && !isSame(payload, before.payload.subarray(at - before.at))) {
      result.others.push(segment);
      continue;
    }
    if (at + payload.length <= end) continue;
    pieces.push(payload.subarray(end - at));
    end = at + payload.length;
    ends.push({ at: end - start, time: Math.max(time, ends.at(-1)?.time ?? 0) });
    before = segment;
  }
  close();
  return result;
}

/** Where the next message begins, or the end. */
function nextStart(bytes: Uint8Array, from: number): number {
  for (let at = from; at >= 0 && at < bytes.length;) {
    if (startLine(bytes, at) !== undefined) return at;
    const end = bytes.indexOf(10, at);
    if (end < 0) break;
    at = end + 1;
  }
  return bytes.length;
}

/** The messages in a run, each as long as it says; what stands between them is none. */
function messagesIn({ bytes, ends }: Run, placed: Omit<Placed, 'time' | 'missing'>): SipMessage[] {
  const found: SipMessage[] = [];
  /* Messages follow each other: so do the pieces that they end in. */
  let piece = 0;
  const timeAt = (at: number) => {
    while (piece < ends.length - 1 && ends[piece]!.at < at) piece += 1;
    return ends[piece]?.time ?? 0;
  };
  let at = nextStart(bytes, 0);
  while (at < bytes.length) {
    const body = bodyStart(bytes, at);
    const length = body === undefined ? 0 : Number(headersOf(latin1(bytes, at, body)).get('content-length') ?? 0) || 0;
    const end = body === undefined ? bytes.length + 1 : body + length;
    const message = sipMessage(bytes.subarray(at, end), {
      ...placed,
      time: timeAt(Math.min(end, bytes.length)),
      missing: Math.max(0, end - bytes.length),
    });
    if (message) found.push(message);
    at = end >= bytes.length ? bytes.length : nextStart(bytes, end);
  }
  return found;
}

const isEncrypted = (bytes: Uint8Array) => (bytes[0] === 0x16 || bytes[0] === 0x17) && bytes[1] === 3;

export interface Spoken {
  messages: SipMessage[];
  missing: number;
  isEncrypted: boolean;
}

/** What one side said over TCP, whatever it was cut into on the way. */
export function spokenIn(segments: readonly Segment[], from: Endpoint, to: Endpoint): Spoken {
  const placed = { from, to, transport: 'TCP' as const };
  const all = connections(segments).map(ordered);
  const runs = all.flatMap((one) => one.runs);
  const messages = runs.flatMap((run) => messagesIn(run, placed));
  const alone = all
    .flatMap(({ others }) => others)
    .map(({ payload, time }) => sipMessage(payload, { ...placed, time, missing: 0 }));
  return {
    messages: [...messages, ...alone.filter((message) => message !== undefined)],
    /* What is missing of something else than SIP is nobody's loss. */
    missing: messages.length > 0 ? all.reduce((sum, one) => sum + one.missing, 0) : 0,
    isEncrypted: messages.length === 0 && runs.some(({ bytes }) => isEncrypted(bytes)),
  };
}
