import { u16, u32 } from './bytes';

/** What a packet of the internet protocol carries, or a fragment of it. */
export interface Carried {
  from: string;
  to: string;
  protocol: number;
  payload: Uint8Array;
  /** Bytes that its length promises and the frame lacks. */
  missing: number;
  /** Set where it is a fragment: of which packet, from which byte on, and whether another follows. */
  fragment?: { id: number; offset: number; more: boolean };
}

const dotted = (bytes: Uint8Array, at: number) => bytes.subarray(at, at + 4).join('.');

/** As people write it: the longest run of zeros left out, the first of equal ones. */
function colons(bytes: Uint8Array, at: number): string {
  const groups = Array.from({ length: 8 }, (_, index) => u16(bytes, at + index * 2).toString(16));
  let [start, length] = [0, 1];
  for (let from = 0; from < 8; from += 1) {
    let to = from;
    while (groups[to] === '0') to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  if (length < 2) return groups.join(':');
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}`;
}

function version4(bytes: Uint8Array): Carried | undefined {
  const header = ((bytes[0] ?? 0) & 15) * 4;
  if (header < 20 || bytes.length < header) return undefined;
  /* Zero where the network card cut the packet up after it was captured. */
  const length = u16(bytes, 2) || bytes.length;
  const flags = u16(bytes, 6);
  const [offset, more] = [(flags & 0x1f_ff) * 8, (flags & 0x20_00) > 0];
  return {
    from: dotted(bytes, 12),
    to: dotted(bytes, 16),
    protocol: bytes[9] ?? 0,
    payload: bytes.subarray(header, Math.max(header, length)),
    missing: Math.max(0, length - bytes.length),
    ...((offset > 0 || more) && { fragment: { id: u16(bytes, 4), offset, more } }),
  };
}

/** Headers that stand between an IPv6 packet's own and what it carries. */
const extensions = new Set([0, 43, 51, 60]);
const fragmentHeader = 44;

function version6(bytes: Uint8Array): Carried | undefined {
  if (bytes.length < 40) return undefined;
  const length = 40 + (u16(bytes, 4) || bytes.length - 40);
  let [protocol, at] = [bytes[6] ?? 0, 40];
  let fragment: Carried['fragment'];
  while (at + 8 <= bytes.length && (extensions.has(protocol) || protocol === fragmentHeader)) {
    const next = bytes[at] ?? 0;
    if (protocol === fragmentHeader) {
      const place = u16(bytes, at + 2);
      fragment = { id: u32(bytes, at + 4), offset: place & 0xff_f8, more: (place & 1) > 0 };
      at += 8;
    } else at += protocol === 51 ? ((bytes[at + 1] ?? 0) + 2) * 4 : ((bytes[at + 1] ?? 0) + 1) * 8;
    protocol = next;
    /* What a later fragment begins with is no header. */
    if (fragment && fragment.offset > 0) break;
  }
  return {
    from: colons(bytes, 8),
    to: colons(bytes, 24),
    protocol,
    payload: bytes.subarray(at, Math.max(at, length)),
    missing: Math.max(0, length - bytes.length),
    ...(fragment && (fragment.offset > 0 || fragment.more) && { fragment }),
  };
}

/** Reads the header of a packet of either version; undefined for what is none. */
export function carriedBy(bytes: Uint8Array): Carried | undefined {
  const version = (bytes[0] ?? 0) >> 4;
  if (version === 4) return version4(bytes);
  return version === 6 ? version6(bytes) : undefined;
}
