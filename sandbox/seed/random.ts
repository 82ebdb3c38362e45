const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A deterministic source: the same seed gives the same rows on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** mulberry32 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let index = 0; index < count; index += 1) bytes[index] = this.below(256);
    return bytes;
  }

  /** That many random bytes, written as hex. */
  hex(count: number): string {
    let text = '';
    for (let index = 0; index < count; index += 1) text += pairs[this.below(256)];
    return text;
  }

  /** Looks like a random id of version 4. */
  uuid(): string {
    const hex = this.hex(16);
    const variant = pairs[(Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80];
    const version = `4${hex[13]}`;
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(14, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`;
  }
}
