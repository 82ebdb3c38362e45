import type { CallStory } from '../calls/story.ts';
import type { Datagram } from './pcap.ts';
import { message, ours } from './sipMessages.ts';

type Side = Datagram['from'];

const phrases: Record<number, string> = {
  100: 'Trying',
  180: 'Ringing',
  200: 'OK',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  480: 'Temporarily Unavailable',
  486: 'Busy Here',
  487: 'Request Terminated',
  503: 'Service Unavailable',
  603: 'Decline',
};

/** Media of either side goes from these ports. */
export const mediaPorts = { caller: 40_000, callee: 42_000 };

const sdp = ({ address }: Side, port: number) =>
  [
    'v=0',
    `o=- ${port} 1 IN IP4 ${address}`,
    's=-',
    `c=IN IP4 ${address}`,
    't=0 0',
    `m=audio ${port} RTP/AVP 8 0 101`,
    'a=rtpmap:8 PCMA/8000',
    'a=rtpmap:0 PCMU/8000',
    'a=rtpmap:101 telephone-event/8000',
    'a=ptime:20',
    '',
  ].join('\r\n');

/** Who calls and who is called, as far as the capture goes. */
export function sidesOf({ call }: CallStory): { caller: Side; callee: Side } {
  const theirs = { address: String(call.remote_host), port: 5060 };
  return call.direction === 'inbound' ? { caller: theirs, callee: ours } : { caller: ours, callee: theirs };
}

/** What both sides said to each other, from the INVITE to the end of the call. */
export function callMessages(story: CallStory): Datagram[] {
  const { call, start, answeredAt, endedAt } = story;
  const { caller, callee } = sidesOf(story);
  const callId = String(call.sip_callid);
  const [fromTag, toTag] = [callId.slice(0, 4), callId.slice(4, 8)];
  const target = `sip:${String(call.to)}@${callee.address}`;
  const headers = (method: string, cseq: number, isTagged = true) => ({
    Via: `SIP/2.0/UDP ${caller.address}:${caller.port};branch=z9hG4bK${fromTag}${cseq}`,
    From: `<sip:${String(call.from)}@${caller.address}>;tag=${fromTag}`,
    To: `<${target}>${isTagged ? `;tag=${toTag}` : ''}`,
    'Call-ID': callId,
    CSeq: `${cseq} ${method}`,
  });
  const withBody = { 'Content-Type': 'application/sdp' };
  const asked = (at: number, method: string, cseq: number, body = ''): Datagram => ({
    time: start + at,
    from: caller,
    to: callee,
    payload: message(
      `${method} ${target} SIP/2.0`,
      {
        ...headers(method, cseq, method !== 'INVITE' && method !== 'CANCEL'),
        'Max-Forwards': 70,
        ...(body && withBody),
      },
      body,
    ),
  });
  const answered = (at: number, status: number, method: string, cseq: number, body = ''): Datagram => ({
    time: start + at,
    from: callee,
    to: caller,
    payload: message(
      `SIP/2.0 ${status} ${phrases[status] ?? 'Unavailable'}`,
      { ...headers(method, cseq, status > 100), ...(body && withBody) },
      body,
    ),
  });
  const invite = asked(0, 'INVITE', 1, sdp(caller, mediaPorts.caller));
  const begun = [invite, answered(12, 100, 'INVITE', 1)];
  if (answeredAt === undefined) {
    const status = Number(call.sip_status);
    const isGivenUp = status === 487;
    return [
      ...begun,
      ...(isGivenUp
        ? [answered(180, 180, 'INVITE', 1), asked(endedAt - 40, 'CANCEL', 1), answered(endedAt - 25, 200, 'CANCEL', 1)]
        : []),
      answered(endedAt - 20, status, 'INVITE', 1),
      asked(endedAt, 'ACK', 1),
    ];
  }
  return [
    ...begun,
    answered(180, 180, 'INVITE', 1),
    answered(answeredAt, 200, 'INVITE', 1, sdp(callee, mediaPorts.callee)),
    asked(answeredAt + 30, 'ACK', 1),
    asked(endedAt - 25, 'BYE', 2),
    answered(endedAt, 200, 'BYE', 2),
  ];
}
