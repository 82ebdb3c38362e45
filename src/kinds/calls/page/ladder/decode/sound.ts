import { latin1, u16, u32 } from './bytes';
import { bodyStart } from './sip';
import type { Endpoint, SipMessage, Stream } from './types';

/** The head of a packet that may be sound. */
export interface SoundPacket {
  time: number;
  from: Endpoint;
  to: Endpoint;
  type: number;
  sequence: number;
  stamp: number;
  source: number;
}

interface Codec {
  name: string;
  /** Of its time stamps, in a second. */
  rate: number | undefined;
}

/** Numbers that always mean the same (RFC 3551). */
const fixed: Readonly<Record<number, Codec>> = {
  0: { name: 'PCMU', rate: 8000 },
  3: { name: 'GSM', rate: 8000 },
  4: { name: 'G723', rate: 8000 },
  8: { name: 'PCMA', rate: 8000 },
  9: { name: 'G722', rate: 8000 },
  13: { name: 'CN', rate: 8000 },
  18: { name: 'G729', rate: 8000 },
};

const event = 'telephone-event';

/** The head of a datagram that looks like sound, not like what is said about sound (RTCP). */
export function soundPacket(payload: Uint8Array, time: number, from: Endpoint, to: Endpoint): SoundPacket | undefined {
  const second = payload[1] ?? 0;
  if (payload.length < 12 || (payload[0] ?? 0) >> 6 !== 2 || (second >= 192 && second <= 223)) return undefined;
  return {
    time,
    from,
    to,
    type: second & 0x7f,
    sequence: u16(payload, 2),
    stamp: u32(payload, 4),
    source: u32(payload, 8),
  };
}

const placeOf = ({ address, port }: Endpoint) => `${address} ${port}`;

type Agreed = Map<string, Map<number, Codec>>;

/** What the numbers of codecs mean at each address and port that a message names. */
function agreedIn(messages: readonly SipMessage[]): Agreed {
  const agreed: Agreed = new Map();
  for (const { bytes, hasSdp } of messages) {
    const body = hasSdp ? bodyStart(bytes) : undefined;
    if (body === undefined) continue;
    let address = '';
    let media: { address: string; port: number; codecs: Map<number, Codec> } | undefined;
    const put = () => media && agreed.set(placeOf(media), media.codecs);
    for (const line of latin1(bytes, body).split(/\r?\n/)) {
      const [, where] = /^c=IN IP[46] ([^\s/]+)/.exec(line) ?? [];
      const [, port] = /^m=\w+ (\d+)/.exec(line) ?? [];
      const [, type, name, rate] = /^a=rtpmap:(\d+) ([^/\s]+)\/(\d+)/.exec(line) ?? [];
      if (port !== undefined) {
        put();
        media = { address, port: Number(port), codecs: new Map() };
      }
      if (where !== undefined && media) media.address = where;
      else if (where !== undefined) address = where;
      if (type !== undefined && name !== undefined) media?.codecs.set(Number(type), { name, rate: Number(rate) });
    }
    put();
  }
  return agreed;
}

interface Heard extends SoundPacket {
  end: number;
  seen: Set<number>;
  first: number;
  last: number;
  types: Map<number, number>;
  jitter: number;
  transit: number | undefined;
}

/** Numbers go around at 16 bits: the one nearest to the last is meant. */
const unwrapped = (sequence: number, last: number) => last + (((sequence - last) << 16) >> 16);

function hear(heard: Heard, packet: SoundPacket, { name, rate }: Codec): void {
  const number = unwrapped(packet.sequence, heard.last);
  heard.seen.add(number);
  heard.first = Math.min(heard.first, number);
  heard.last = Math.max(heard.last, number);
  heard.end = Math.max(heard.end, packet.time);
  heard.types.set(packet.type, (heard.types.get(packet.type) ?? 0) + 1);
  if (rate === undefined || name === event) return;
  const transit = packet.time - (packet.stamp * 1e6) / rate;
  const wrap = (2 ** 32 * 1e6) / rate;
  if (heard.transit !== undefined) {
    const difference = Math.abs(transit - heard.transit);
    heard.jitter += (Math.min(difference, Math.abs(difference - wrap)) - heard.jitter) / 16;
  }
  heard.transit = transit;
}

/** Fewer packets than that are sound only where a message named their port. */
const least = 3;

/**
 * What was heard, one line for each source, way and pair of ports.
 * @param messages say which numbers stand for which codecs
 */
export function soundIn(packets: readonly SoundPacket[], messages: readonly SipMessage[]): Stream[] {
  const agreed = agreedIn(messages);
  const codecOf = ({ from, to }: Pick<SoundPacket, 'from' | 'to'>, type: number): Codec =>
    agreed.get(placeOf(to))?.get(type) ??
    agreed.get(placeOf(from))?.get(type) ??
    fixed[type] ?? { name: String(type), rate: undefined };
  const all = new Map<string, Heard>();
  for (const packet of packets) {
    const { time, from, to, source, sequence } = packet;
    const key = `${placeOf(from)} ${placeOf(to)} ${source}`;
    let heard = all.get(key);
    if (!heard) {
      heard = {
        ...packet,
        end: time,
        seen: new Set(),
        first: sequence,
        last: sequence,
        types: new Map(),
        jitter: 0,
        transit: undefined,
      };
      all.set(key, heard);
    }
    hear(heard, packet, codecOf(packet, packet.type));
  }
  return [...all.values()]
    .filter(({ seen, from, to }) => seen.size >= least || agreed.has(placeOf(to)) || agreed.has(placeOf(from)))
    .map((heard) => {
      const { time, end, from, to, source, seen, first, last, types, jitter, transit } = heard;
      const byCount = [...types].sort(([, one], [, other]) => other - one).map(([type]) => codecOf(heard, type).name);
      return {
        kind: 'stream',
        ...{ time, end, from, to, source },
        codec: [...new Set(byCount)].join(' + '),
        packets: seen.size,
        lost: last - first + 1 - seen.size,
        jitter: transit === undefined ? undefined : jitter / 1000,
      };
    });
}
