/** German writes nouns with a capital letter wherever they stand. */
const capitalNouns = ['de'];

/**
 * A name from a heading as it stands inside a sentence: `Phone Numbers` is `phone numbers` there. Abbreviations stay.
 * @param locale language of the sentence
 */
export const inSentence = (name: string, locale: string): string =>
  capitalNouns.includes(locale) ? name : name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLocaleLowerCase(locale));
