const collators = new Map<string, Intl.Collator>();

/**
 * How readers of a language sort: `Line 9` before `Line 10`, whatever the case. One for each language is kept, since to make one
 * takes longer than most lists take to be sorted.
 */
export function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, known);
  return known;
}
