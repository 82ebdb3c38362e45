type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
type Texts = Record<string, string>;

/**
 * The shape of a translation: the same keys as the English texts of a file. What stands in the declaration in English (labels, help
 * and choices of fields) is translated beside them; `tests/contract/languages.test.ts` finds what is missing.
 */
export type Messages<T> = Translated<T> & {
  fields?: Texts;
  help?: Texts;
  choices?: Record<string, Texts>;
};
