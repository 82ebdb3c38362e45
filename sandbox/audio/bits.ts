/** Writes numbers of any width one behind the other, the highest bit first. */
export class BitWriter {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(length: number) {
    this.#bytes = new Uint8Array(length);
  }

  write(value: number, width: number): this {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      if ((value >>> bit) & 1) this.#bytes[this.#position >> 3]! |= 0x80 >> (this.#position & 7);
      this.#position += 1;
    }
    return this;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }
}
