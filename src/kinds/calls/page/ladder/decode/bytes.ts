const none = new Uint8Array(0);

/** Several pieces as one; a single one is not copied. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length < 2) return pieces[0] ?? none;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

export const u16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

export const u32 = (bytes: Uint8Array, at: number): number => u16(bytes, at) * 0x1_00_00 + u16(bytes, at + 2);

const letters = new TextDecoder('latin1');

/** Each byte a letter: the same text only for the same bytes. */
export const latin1 = (bytes: Uint8Array, from = 0, to?: number): string => letters.decode(bytes.subarray(from, to));
