let texts: Record<string, object> = {};

/**
 * English texts that come with the part that shows them, so that they do not weigh on the first list; other languages come whole.
 * Called where the part's module begins.
 * @param area where they are mounted: the name of the folder that holds `texts/`
 */
export function addPartTexts(area: string, english: object): void {
  texts = { ...texts, [area]: english };
}

/** What has come so far, by area: another object after each addition. */
export const partTexts = (): Record<string, object> => texts;
