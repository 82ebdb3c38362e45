import type { Packet, Problem } from './types';

/** Longer than any frame: a length beyond it is none. */
const longestFrame = 0x4_00_00;

export interface PacketFile {
  packets: Packet[];
  problems: Problem[];
}

const magics: Readonly<Record<number, { little: boolean; perSecond: number }>> = {
  0xa1b2c3d4: { little: false, perSecond: 1e6 },
  0xd4c3b2a1: { little: true, perSecond: 1e6 },
  0xa1b23c4d: { little: false, perSecond: 1e9 },
  0x4d3cb2a1: { little: true, perSecond: 1e9 },
};

/** The classic format: a header, then frame after frame. */
function classic(view: DataView, little: boolean, perSecond: number): PacketFile {
  const packets: Packet[] = [];
  const done = (kind: Problem['kind'], at: number): PacketFile => ({ packets, problems: [{ kind, count: 1, at }] });
  if (view.byteLength < 24) return done('ends_early', view.byteLength);
  /* The upper bits say how long a frame's check sum is. */
  const linkType = view.getUint32(20, little) & 0xff_ff;
  let at = 24;
  while (at < view.byteLength) {
    if (at + 16 > view.byteLength) return done('ends_early', at);
    const [seconds, fraction, length, wire] = [0, 4, 8, 12].map((step) => view.getUint32(at + step, little)) as [
      number,
      number,
      number,
      number,
    ];
    if (length > longestFrame || fraction >= perSecond) return done('damaged', at);
    if (at + 16 + length > view.byteLength) return done('ends_early', at);
    packets.push({
      time: seconds * 1e6 + Math.floor((fraction * 1e6) / perSecond),
      linkType,
      bytes: new Uint8Array(view.buffer, view.byteOffset + at + 16, length),
      cut: Math.max(0, wire - length),
    });
    at += 16 + length;
  }
  return { packets, problems: [] };
}

interface Interface {
  linkType: number;
  snap: number;
  /** Units of its time stamps in a second. */
  perSecond: number;
  /** Seconds to be added. */
  offset: number;
}

const sectionHeader = 0x0a0d0d0a;
const [interfaceBlock, oldPacket, simplePacket, packetBlock] = [1, 2, 3, 6];

function interfaceOf(view: DataView, at: number, end: number, little: boolean): Interface {
  const one: Interface = {
    linkType: view.getUint16(at + 8, little),
    snap: view.getUint32(at + 12, little),
    perSecond: 1e6,
    offset: 0,
  };
  for (let option = at + 16; option + 4 <= end;) {
    const [code, length] = [view.getUint16(option, little), view.getUint16(option + 2, little)];
    if (code === 0 || option + 4 + length > end) break;
    if (code === 9 && length >= 1) {
      const unit = view.getUint8(option + 4);
      one.perSecond = unit & 0x80 ? 2 ** (unit & 0x7f) : 10 ** unit;
    }
    if (code === 14 && length >= 8) one.offset = Number(view.getBigInt64(option + 4, little));
    option += 4 + Math.ceil(length / 4) * 4;
  }
  return one;
}

/** The units of a stamp are too many for a number: whole seconds and the rest are told apart first. */
function microseconds(high: number, low: number, { perSecond, offset }: Interface): number {
  const stamp = (BigInt(high) << 32n) | BigInt(low);
  const [second, micro] = [BigInt(perSecond), 1_000_000n];
  return offset * 1e6 + Number((stamp / second) * micro + ((stamp % second) * micro) / second);
}

/** The newer format: blocks, of which those that are not known are passed over. */
function blocks(view: DataView): PacketFile {
  const packets: Packet[] = [];
  const done = (kind: Problem['kind'], at: number): PacketFile => ({ packets, problems: [{ kind, count: 1, at }] });
  let little = true;
  let interfaces: Interface[] = [];
  const add = (start: number, length: number, wire: number, time: number, one: Interface) =>
    packets.push({
      time,
      linkType: one.linkType,
      bytes: new Uint8Array(view.buffer, view.byteOffset + start, length),
      cut: Math.max(0, wire - length),
    });
  let at = 0;
  while (at < view.byteLength) {
    if (at + 12 > view.byteLength) return done('ends_early', at);
    if (view.getUint32(at) === sectionHeader) {
      little = view.getUint32(at + 8, true) === 0x1a2b3c4d;
      if (!little && view.getUint32(at + 8) !== 0x1a2b3c4d) return done('damaged', at);
      interfaces = [];
    }
    const type = view.getUint32(at, little);
    const length = view.getUint32(at + 4, little);
    if (length < 12 || length % 4 > 0) return done('damaged', at);
    if (at + length > view.byteLength) return done(length > longestFrame * 16 ? 'damaged' : 'ends_early', at);
    const end = at + length - 4;
    if (view.getUint32(end, little) !== length) return done('damaged', at);
    if (type === interfaceBlock && length >= 20) interfaces.push(interfaceOf(view, at, end, little));
    if ((type === packetBlock || type === oldPacket) && length >= 32) {
      const one = interfaces[type === packetBlock ? view.getUint32(at + 8, little) : view.getUint16(at + 8, little)];
      const size = view.getUint32(at + 20, little);
      if (!one || at + 28 + size > end) return done('damaged', at);
      const time = microseconds(view.getUint32(at + 12, little), view.getUint32(at + 16, little), one);
      add(at + 28, size, view.getUint32(at + 24, little), time, one);
    }
    if (type === simplePacket && length >= 16 && interfaces[0]) {
      const wire = view.getUint32(at + 8, little);
      const size = Math.min(wire, interfaces[0].snap || wire, length - 16);
      add(at + 12, size, wire, packets.at(-1)?.time ?? 0, interfaces[0]);
    }
    at += length;
  }
  return { packets, problems: [] };
}

/** The frames of a capture file, of either format and byte order, as far as it can be read. */
export function packetsOf(bytes: Uint8Array): PacketFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = bytes.length >= 4 ? view.getUint32(0) : 0;
  const known = magics[magic];
  if (known) return classic(view, known.little, known.perSecond);
  if (magic === sectionHeader) return blocks(view);
  return { packets: [], problems: [{ kind: 'not_capture', count: 1 }] };
}
