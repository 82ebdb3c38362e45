/** How many letters must be put in, taken out, exchanged or swapped with the next to make one word of another (Damerau). */
export function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const [before, previous] = [rows[row - 2], rows[row - 1]!];
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const exchanged = previous[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = before && column > 1 && isSwapped ? before[column - 2]! + 1 : Infinity;
      current[column] = Math.min(exchanged, swapped, previous[column]! + 1, current[column - 1]! + 1);
    }
    rows.push(current);
  }
  return rows[one.length]![other.length]!;
}

/** Longer words are no misspelt names. */
const longest = 60;

/** The name that was probably meant; undefined where none is near enough. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const ranked = (wrong.length > longest ? [] : names)
    .filter(({ length }) => Math.abs(length - wrong.length) <= Math.max(1, wrong.length / 3))
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, Math.floor(wrong.length / 3)) ? best.name : undefined;
}

/** A hint with the name that was probably meant, to be spread into a problem. */
export function didYouMean(wrong: string, names: readonly string[]): { hint?: string } {
  const name = nearestName(wrong, names);
  return name === undefined ? {} : { hint: `Did you mean '${name}'?` };
}

/** `'a', 'b'` */
export const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
