import { latin1 } from './bytes';
import type { SipMessage } from './types';

const request = /^([A-Z][A-Z0-9_.!%*+`'~-]*) \S+ SIP\/2\.0$/;
const answer = /^SIP\/2\.0 (\d{3})(?: |$)/;
const longestLine = 4096;
const longestHead = 65_536;

/** Names that headers may be shortened to. */
const short: Readonly<Record<string, string>> = { i: 'call-id', t: 'to', c: 'content-type', l: 'content-length' };

/** The first line, if it is one of a SIP message. */
export function startLine(bytes: Uint8Array, from = 0): string | undefined {
  const letter = bytes[from] ?? 0;
  if (letter < 65 || letter > 90) return undefined;
  const end = bytes.indexOf(10, from);
  const whole = end < 0 ? bytes.length : end;
  if (whole - from > longestLine) return undefined;
  const line = latin1(bytes, from, whole).replace(/\r$/, '');
  return request.test(line) || answer.test(line) ? line : undefined;
}

/** Where the body begins; undefined where the headers do not end. */
export function bodyStart(bytes: Uint8Array, from = 0): number | undefined {
  const limit = from + longestHead;
  for (let at = bytes.indexOf(10, from); at >= 0 && at < limit; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 10) return at + 2;
    if (bytes[at + 1] === 13 && bytes[at + 2] === 10) return at + 3;
  }
  return undefined;
}

/** Headers by their long names in lower letters; of those that stand there several times the first. */
export function headersOf(head: string): Map<string, string> {
  const headers = new Map<string, string>();
  /* A line that begins with a space goes on with the one before. */
  for (const line of head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(1)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const known = short[name] ?? name;
    if (!headers.has(known)) headers.set(known, line.slice(colon + 1).trim());
  }
  return headers;
}

export type Placed = Pick<SipMessage, 'time' | 'from' | 'to' | 'transport' | 'missing'>;

/** A message with what the ladder says of it and a copy of its bytes; undefined where they are none. */
export function sipMessage(given: Uint8Array, placed: Placed): SipMessage | undefined {
  const line = startLine(given);
  if (line === undefined) return undefined;
  const bytes = given.slice();
  const headers = headersOf(latin1(bytes, 0, bodyStart(bytes) ?? bytes.length));
  const method = request.exec(line)?.[1];
  const status = answer.exec(line)?.[1];
  return {
    kind: 'message',
    ...placed,
    bytes,
    line,
    method,
    status: status === undefined ? undefined : Number(status),
    callId: headers.get('call-id') ?? '',
    cseq: headers.get('cseq') ?? '',
    hasSdp: /\bsdp\b/i.test(headers.get('content-type') ?? ''),
    isAgain: method === 'INVITE' && /;\s*tag=/i.test(headers.get('to') ?? ''),
    repeats: undefined,
  };
}

const key = ({ from, to, bytes }: SipMessage) =>
  `${from.address} ${from.port} ${to.address} ${to.port} ${latin1(bytes)}`;

/** Marks what was sent before, byte by byte, by the same to the same. @param messages in the order of their times */
export function markRepeats(messages: readonly SipMessage[]): void {
  const first = new Map<string, number>();
  messages.forEach((message, index) => {
    const text = key(message);
    const before = first.get(text);
    if (before === undefined) first.set(text, index);
    else message.repeats = before;
  });
}
