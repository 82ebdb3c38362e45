import { bytesOf, four, together, two } from './frames';

const crlf = '\r\n';

interface Told {
  callId?: string;
  cseq?: string;
  toTag?: string;
  body?: string;
}

/** A SIP message with the headers that every one has. */
export function sip(line: string, { callId = 'one@10.0.0.1', cseq, toTag, body = '' }: Told = {}): Uint8Array {
  const method = line.split(' ')[0]!;
  return bytesOf(
    [
      line,
      'Via: SIP/2.0/UDP 10.0.0.1:5060;branch=z9hG4bK1',
      'From: "Zoë" <sip:100@example.com>;tag=a',
      `To: <sip:200@example.com>${toTag ? `;tag=${toTag}` : ''}`,
      `i: ${callId}`,
      `CSeq: ${cseq ?? `1 ${method}`}`,
      ...(body ? ['Content-Type: application/sdp'] : []),
      `Content-Length: ${bytesOf(body).length}`,
      '',
      body,
    ].join(crlf),
  );
}

/** What a side offers: where it listens, and what a number means. */
export const sdp = (address: string, port: number, type = 96, codec = 'opus/48000/2'): string =>
  [
    'v=0',
    's=-',
    `c=IN IP4 ${address}`,
    't=0 0',
    `m=audio ${port} RTP/AVP ${type}`,
    `a=rtpmap:${type} ${codec}`,
    '',
  ].join(crlf);

/** A packet of sound. */
export const rtp = (sequence: number, stamp: number, type = 0, source = 0x0a0b0c0d): Uint8Array =>
  together([0x80, type], two(sequence & 0xffff), four(stamp), four(source), new Uint8Array(160));
