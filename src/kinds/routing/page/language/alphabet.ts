/* In: the patterns of a routing table. Out: which numbers each of them takes, as far as that can be worked out without trying them. */

/** What a number that is dialled consists of: digits, star and hash, and a plus that may stand before them. */
export const signs = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#', '+'] as const;

/** A set of signs: bit n stands for `signs[n]`. */
export type SignSet = number;

export const allSigns: SignSet = 2 ** signs.length - 1;

/** The set of one sign; the empty set for a character that nobody dials. */
export const setOf = (character: string): SignSet => {
  const index = (signs as readonly string[]).indexOf(character);
  return index < 0 ? 0 : 1 << index;
};

/** The signs between two characters, both included. */
export const setBetween = (from: string, to: string): SignSet =>
  signs.reduce((set, sign) => (sign >= from && sign <= to ? set | setOf(sign) : set), 0);

const digits = setBetween('0', '9');

/** What the escapes of a class of characters stand for, in a set: `\d`, `\W` … */
export const setOfEscape: Readonly<Record<string, SignSet>> = {
  d: digits,
  D: allSigns & ~digits,
  w: digits,
  W: allSigns & ~digits,
  s: 0,
  S: allSigns,
};
