import { u16, u32 } from './bytes';
import { createFragments, type Whole } from './fragments';
import { carriedBy } from './internet';
import { internetPacket, isKnownLink } from './links';
import { packetsOf } from './packets';
import { markRepeats, sipMessage } from './sip';
import { soundIn, soundPacket, type SoundPacket } from './sound';
import { spokenIn, type Segment } from './streams';
import type { Captured, Endpoint, Problem, SipMessage } from './types';

interface Said {
  messages: SipMessage[];
  sound: SoundPacket[];
  /** By direction of a connection. */
  segments: Map<string, { from: Endpoint; to: Endpoint; all: Segment[] }>;
}

const [tcp, udp] = [6, 17];

function readDatagram({ from, to, time, payload, missing }: Whole, said: Said): void {
  if (payload.length < 8) return;
  const [here, there] = [
    { address: from, port: u16(payload, 0) },
    { address: to, port: u16(payload, 2) },
  ];
  const length = u16(payload, 4);
  const carried = payload.subarray(8, length >= 8 ? length : undefined);
  const placed = { time, from: here, to: there, transport: 'UDP' as const, missing };
  const message = sipMessage(carried, placed);
  if (message) said.messages.push(message);
  else {
    const sound = soundPacket(carried, time, here, there);
    if (sound) said.sound.push(sound);
  }
}

function readSegment({ from, to, time, payload }: Whole, { segments }: Said): void {
  if (payload.length < 20) return;
  const [here, there] = [u16(payload, 0), u16(payload, 2)];
  const key = `${from} ${here} ${to} ${there}`;
  const known = segments.get(key) ?? {
    from: { address: from, port: here },
    to: { address: to, port: there },
    all: [],
  };
  segments.set(key, known);
  known.all.push({
    time,
    sequence: u32(payload, 4),
    isStart: ((payload[13] ?? 0) & 2) > 0,
    payload: payload.subarray(((payload[12] ?? 0) >> 4) * 4),
  });
}

function read(packet: Whole, said: Said): void {
  if (packet.protocol === udp) readDatagram(packet, said);
  if (packet.protocol === tcp) readSegment(packet, said);
}

/**
 * What a capture tells of a call. Never throws: what cannot be read is told, and the rest is read.
 * @param bytes of a file in the formats pcap or pcapng
 */
export function readCapture(bytes: Uint8Array): Captured {
  const { packets, problems: ofFile } = packetsOf(bytes);
  const said: Said = { messages: [], sound: [], segments: new Map() };
  const fragments = createFragments();
  let other = 0;
  for (const packet of packets) {
    if (!isKnownLink(packet)) other += 1;
    const inside = internetPacket(packet);
    const carried = inside && carriedBy(inside);
    if (!carried) continue;
    const whole = fragments.add(packet.time, carried);
    if (whole) read(whole, said);
  }
  const rest = fragments.rest();
  rest.packets.forEach((packet) => read(packet, said));
  const spoken = [...said.segments.values()].map(({ all, from, to }) => spokenIn(all, from, to));
  const messages = [...said.messages, ...spoken.flatMap((one) => one.messages)].sort(
    (one, another) => one.time - another.time,
  );
  markRepeats(messages);
  const cut = messages.filter(({ missing }) => missing > 0).length;
  const counts: [Problem['kind'], number][] = [
    ['fragments_missing', rest.count],
    ['bytes_missing', spoken.reduce((sum, { missing }) => sum + missing, 0)],
    ['cut_short', cut],
    ['other_links', other],
    ['encrypted', spoken.filter(({ isEncrypted }) => isEncrypted).length],
    ['no_sip', Number(messages.length === 0 && ofFile[0]?.kind !== 'not_capture')],
  ];
  return {
    messages,
    streams: soundIn(said.sound, messages).sort((one, another) => one.time - another.time),
    packets: packets.length,
    problems: [...ofFile, ...counts.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }))],
  };
}
