import { u16, u32 } from './bytes';
import type { Packet } from './types';

const [ipv4, ipv6] = [0x0800, 0x86dd];
/** Tags of virtual networks stand between the addresses and what follows. */
const tags = new Set([0x8100, 0x88a8, 0x9100]);

function afterEtherType(bytes: Uint8Array, at: number): Uint8Array | undefined {
  let offset = at;
  while (tags.has(u16(bytes, offset))) offset += 4;
  const type = u16(bytes, offset);
  return type === ipv4 || type === ipv6 ? bytes.subarray(offset + 2) : undefined;
}

/** Where the packet of the internet protocol begins, by the type of the link; undefined for what carries none. */
const readers: Readonly<Record<number, (bytes: Uint8Array) => Uint8Array | undefined>> = {
  /* Loopback: the family in the byte order of the machine, or in the network's. */
  0: (bytes) =>
    u32(bytes, 0) === 2 || bytes[0] === 2 || [24, 28, 30].includes(bytes[0] ?? 0) ? bytes.subarray(4) : undefined,
  1: (bytes) => afterEtherType(bytes, 12),
  12: (bytes) => bytes,
  14: (bytes) => bytes,
  101: (bytes) => bytes,
  108: (bytes) => ([2, 24, 28, 30].includes(u32(bytes, 0)) ? bytes.subarray(4) : undefined),
  113: (bytes) => afterEtherType(bytes, 14),
  228: (bytes) => bytes,
  229: (bytes) => bytes,
  276: (bytes) => (u16(bytes, 0) === ipv4 || u16(bytes, 0) === ipv6 ? bytes.subarray(20) : undefined),
};

export const isKnownLink = ({ linkType }: Packet): boolean => linkType in readers;

/** The packet of the internet protocol in a frame, if it carries one. */
export const internetPacket = ({ linkType, bytes }: Packet): Uint8Array | undefined => readers[linkType]?.(bytes);
