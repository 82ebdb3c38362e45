/* In: what is said, by whom, when. Out: frames and files of captures, made from the formats' own descriptions. */

type Piece = number[] | Uint8Array;

const letters = new TextEncoder();

export const bytesOf = (text: string): Uint8Array => letters.encode(text);

export const two = (value: number): number[] => [(value >>> 8) & 255, value & 255];
export const four = (value: number): number[] => [...two(Math.floor(value / 65_536)), ...two(value % 65_536)];

export function together(...pieces: Piece[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Where a datagram or segment goes: `10.0.0.1:5060` or `[2001:db8::1]:5060`. */
export interface Way {
  from: string;
  to: string;
}

const hostOf = (place: string) => place.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
const portOf = (place: string) => Number(/\d+$/.exec(place)![0]);

function addressBytes(place: string): number[] {
  const host = hostOf(place);
  if (!host.includes(':')) return host.split('.').map(Number);
  const [head = '', tail = ''] = host.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].flatMap((group) => two(Number.parseInt(group, 16)));
}

export const udp = ({ from, to }: Way, payload: Piece): Uint8Array =>
  together(two(portOf(from)), two(portOf(to)), two(8 + payload.length), [0, 0], payload);

export interface TcpOptions {
  sequence: number;
  isStart?: boolean;
}

export const tcp = ({ from, to }: Way, payload: Piece, { sequence, isStart = false }: TcpOptions): Uint8Array =>
  together(
    ...[two(portOf(from)), two(portOf(to)), four(sequence), four(0)],
    /* Six words of header: an option stands in it. */
    ...[[0x60, isStart ? 0x02 : 0x18], two(8192), [0, 0, 0, 0], [2, 4, 5, 180]],
    payload,
  );

interface FragmentOptions {
  id: number;
  offset: number;
  more: boolean;
}

const numbers = { udp: 17, tcp: 6 };
export type Protocol = keyof typeof numbers;

/** A packet of the version that the addresses are of. */
export function internet({ from, to }: Way, protocol: Protocol, payload: Piece, part?: FragmentOptions): Uint8Array {
  const [source, target] = [addressBytes(from), addressBytes(to)];
  const place = part ? part.offset + (part.more ? 1 : 0) : 0;
  if (source.length === 16) {
    const extension = part ? [numbers[protocol], 0, ...two(place), ...four(part.id)] : [];
    const next = part ? 44 : numbers[protocol];
    return together(
      [0x60, 0, 0, 0],
      two(extension.length + payload.length),
      [next, 64],
      source,
      target,
      extension,
      payload,
    );
  }
  const flags = part ? (part.more ? 0x20_00 : 0) | (part.offset / 8) : 0x40_00;
  return together(
    ...[[0x45, 0], two(20 + payload.length), two(part?.id ?? 1), two(flags), [64, numbers[protocol], 0, 0]],
    ...[source, target, payload],
  );
}

/** A packet cut into several, each with so many bytes; a multiple of 8. */
export function fragments(way: Way, protocol: Protocol, payload: Uint8Array, size: number, id = 77): Uint8Array[] {
  const count = Math.ceil(payload.length / size);
  return Array.from({ length: count }, (_, index) =>
    internet(way, protocol, payload.slice(index * size, (index + 1) * size), {
      id,
      offset: index * size,
      more: index < count - 1,
    }),
  );
}

const typeOf = (packet: Uint8Array) => (packet[0]! >> 4 === 6 ? [0x86, 0xdd] : [0x08, 0x00]);

/** Links by the numbers that files know them by. */
export const links = {
  raw: { type: 101, frame: (packet: Uint8Array) => packet },
  ethernet: {
    type: 1,
    frame: (packet: Uint8Array) => together([2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2], typeOf(packet), packet),
  },
  /** With the tag of a virtual network. */
  tagged: {
    type: 1,
    frame: (packet: Uint8Array) =>
      together([2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2], [0x81, 0, 0, 7], typeOf(packet), packet),
  },
  cooked: {
    type: 113,
    frame: (packet: Uint8Array) => together([0, 0, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0], typeOf(packet), packet),
  },
  cooked2: {
    type: 276,
    frame: (packet: Uint8Array) =>
      together(typeOf(packet), [0, 0, 0, 0, 0, 2, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0], packet),
  },
} as const;

export type Link = keyof typeof links;
