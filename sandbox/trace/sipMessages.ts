import type { Datagram } from './pcap.ts';

/** What the SIP layer writes into a carrier's `register_status` (platform-api 9.1). */
export interface RegisterStatus {
  status?: string;
  reason?: string;
  cseq?: number;
  callId?: string;
  timestamp?: string;
  expires?: number;
}

/** Our side of every exchange. */
export const ours = { address: '192.0.2.10', port: 5060 };
const theirs = { address: '198.51.100.99', port: 5060 };

/** A message as it stands in a datagram; its length is told of the body. */
export const message = (firstLine: string, headers: Record<string, string | number>, body = '') =>
  [
    firstLine,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

interface Registration {
  callId: string;
  cseq: number;
  time: number;
  user: string;
  realm: string;
  /** The last answer, for example `200 OK`. */
  outcome: string;
}

/** A request and what came back. */
function exchange({ callId, cseq, time, user, realm, outcome }: Registration): Datagram[] {
  const headers = {
    Via: `SIP/2.0/UDP ${ours.address}:${ours.port};branch=z9hG4bK${cseq}`,
    From: `<sip:${user}@${realm}>;tag=${cseq}a`,
    To: `<sip:${user}@${realm}>`,
    'Call-ID': callId,
    CSeq: `${cseq} REGISTER`,
  };
  const request = message(`REGISTER sip:${realm} SIP/2.0`, { ...headers, 'Max-Forwards': 70 });
  return [
    { time, from: ours, to: theirs, payload: request },
    { time: time + 40, from: theirs, to: ours, payload: message(`SIP/2.0 ${outcome}`, headers) },
  ];
}

/** The last registration of a carrier; one that nobody answered is the request alone. */
export function registerMessages(status: RegisterStatus, user: string, realm: string): Datagram[] {
  const { callId = '', cseq = 1, timestamp, reason } = status;
  const outcome = status.status === 'ok' ? '200 OK' : (reason ?? '');
  const time = Date.parse(timestamp ?? '') || 0;
  const all = exchange({ callId, cseq, time, user, realm, outcome });
  return /^\d{3} /.test(outcome) ? all : all.slice(0, 1);
}
