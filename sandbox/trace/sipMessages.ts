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

const ours = { address: '192.0.2.10', port: 5060 };
const theirs = { address: '198.51.100.99', port: 5060 };

const message = (firstLine: string, headers: Record<string, string | number>) =>
  [firstLine, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), 'Content-Length: 0', '', ''].join(
    '\r\n',
  );

interface Exchange {
  method: 'REGISTER' | 'INVITE';
  callId: string;
  cseq: number;
  time: number;
  user: string;
  realm: string;
  /** The last answer, for example `200 OK`. */
  outcome: string;
}

/** A request and what came back. */
function exchange({ method, callId, cseq, time, user, realm, outcome }: Exchange): Datagram[] {
  const headers = {
    Via: `SIP/2.0/UDP ${ours.address}:${ours.port};branch=z9hG4bK${cseq}`,
    From: `<sip:${user}@${realm}>;tag=${cseq}a`,
    To: `<sip:${user}@${realm}>`,
    'Call-ID': callId,
    CSeq: `${cseq} ${method}`,
  };
  const request = message(`${method} sip:${realm} SIP/2.0`, { ...headers, 'Max-Forwards': 70 });
  return [
    { time, from: ours, to: theirs, text: request },
    { time: time + 40, from: theirs, to: ours, text: message(`SIP/2.0 ${outcome}`, headers) },
  ];
}

/** The last registration of a carrier; one that nobody answered is the request alone. */
export function registerMessages(status: RegisterStatus, user: string, realm: string): Datagram[] {
  const { callId = '', cseq = 1, timestamp, reason } = status;
  const outcome = status.status === 'ok' ? '200 OK' : (reason ?? '');
  const time = Date.parse(timestamp ?? '') || 0;
  const all = exchange({ method: 'REGISTER', callId, cseq, time, user, realm, outcome });
  return /^\d{3} /.test(outcome) ? all : all.slice(0, 1);
}

/** The beginning of a call. */
export const inviteMessages = (callId: string, time: number, to: string, sipStatus: number): Datagram[] =>
  exchange({
    method: 'INVITE',
    callId,
    cseq: 1,
    time,
    user: to,
    realm: theirs.address,
    outcome: sipStatus === 200 ? '200 OK' : `${sipStatus} Unavailable`,
  });
