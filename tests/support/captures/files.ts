import { links, together, type Link } from './frames';

/** A packet of the internet protocol, and when it passed, in microseconds since 1970. */
export interface Timed {
  time: number;
  packet: Uint8Array;
  /** How many of its bytes the file keeps; all where not said. */
  kept?: number;
}

export interface FileOptions {
  link?: Link;
  isLittle?: boolean;
  /** Time stamps in billionths of a second. */
  isFine?: boolean;
}

const numbersIn =
  (isLittle: boolean) =>
  (value: number | bigint, size: 2 | 4 | 8 = 4): number[] => {
    const bytes = Array.from({ length: size }, (_, index) => Number((BigInt(value) >> BigInt(index * 8)) & 255n));
    return isLittle ? bytes : bytes.reverse();
  };

/** A file of the classic format. */
export function classicFile(
  packets: readonly Timed[],
  { link = 'ethernet', isLittle = true, isFine = false }: FileOptions = {},
): Uint8Array {
  const number = numbersIn(isLittle);
  const magic = isFine ? 0xa1b23c4d : 0xa1b2c3d4;
  const head = [
    number(magic),
    number(2, 2),
    number(4, 2),
    number(0),
    number(0),
    number(65_535),
    number(links[link].type),
  ];
  const body = packets.map(({ time, packet, kept }) => {
    const whole = links[link].frame(packet);
    const frame = whole.slice(0, kept ?? whole.length);
    const fraction = (time % 1_000_000) * (isFine ? 1000 : 1);
    return together(
      ...[number(Math.floor(time / 1_000_000)), number(fraction), number(frame.length), number(whole.length)],
      frame,
    );
  });
  return together(...head, ...body);
}

/** A file of the newer format: a section, an interface for each link, and a block that nobody knows. */
export function blockFile(
  packets: readonly (Timed & { link?: Link })[],
  { isLittle = true, isFine = false }: FileOptions = {},
): Uint8Array {
  const number = numbersIn(isLittle);
  const block = (type: number, ...content: number[][]) => {
    const body = content.flat();
    const padded = [...body, ...Array.from({ length: (4 - (body.length % 4)) % 4 }, () => 0)];
    const length = number(padded.length + 12);
    return together(number(type), length, padded, length);
  };
  const used = [...new Set(packets.map(({ link = 'ethernet' }) => link))];
  const resolution = isFine ? [...number(9, 2), ...number(1, 2), 9, 0, 0, 0, ...number(0)] : [];
  return together(
    block(0x0a0d0d0a, number(0x1a2b3c4d), number(1, 2), number(0, 2), number(0xffff_ffff_ffff_ffffn, 8)),
    ...used.map((link) => block(1, number(links[link].type, 2), number(0, 2), number(65_535), resolution)),
    block(0x0bad, [1, 2, 3, 4]),
    ...packets.map(({ time, packet, kept, link = 'ethernet' }) => {
      const whole = links[link].frame(packet);
      const frame = [...whole.slice(0, kept ?? whole.length)];
      const stamp = BigInt(time) * (isFine ? 1000n : 1n);
      return block(
        6,
        number(used.indexOf(link)),
        number(stamp >> 32n),
        number(stamp & 0xffff_ffffn),
        number(frame.length),
        number(whole.length),
        frame,
      );
    }),
  );
}
