/** The shape of a translation: the same keys as the English texts. */
export type Messages<T> = { [K in keyof T]: T[K] extends string ? string : Messages<T[K]> };
