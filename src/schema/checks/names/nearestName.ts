/** How many letters must be put in, taken out or exchanged to make one word of another (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const exchanged = (previous[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current[column] = Math.min(exchanged, (previous[column] as number) + 1, (current[column - 1] as number) + 1);
    }
    previous = current;
  }
  return previous[other.length] as number;
}

/** The name that was probably meant; undefined where none is near enough. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const ranked = names
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
