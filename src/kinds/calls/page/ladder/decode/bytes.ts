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

/** Each byte a letter: the same text only for the same bytes. */
export function latin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  let text = '';
  for (let at = from; at < to; at += 8192) text += String.fromCharCode(...bytes.subarray(at, Math.min(to, at + 8192)));
  return text;
}

/** Where a text of single-byte letters stands, or -1. */
export function indexOf(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let matched = 1;
    while (matched < text.length && bytes[at + matched] === text.charCodeAt(matched)) matched += 1;
    if (matched === text.length) return at;
  }
  return -1;
}
