/* In: a regular expression. Out: whether there are texts over which a browser would stand still. Brings its library along. */
import { isSafePattern } from 'redos-detector';

/** How often what may be repeated without end is repeated in the texts that are thought of. */
const repeats = 6;
/** In how many ways such a text may be read: what grows with the square of a text stays far below, what doubles with each letter goes far beyond. */
const ways = 100;
const steps = 10_000;

/** The expression with an end to what it may repeat, so that ways of reading can be counted. Escapes and classes stay. */
const bounded = (pattern: string): string =>
  pattern.replace(
    /\\.|\[(?:\\.|[^\]\\])*\]|([*+])|\{(\d+)(,?)(\d*)\}/g,
    (
      whole,
      sign: string | undefined,
      least: string | undefined,
      comma: string | undefined,
      most: string | undefined,
    ) => {
      if (sign) return sign === '*' ? `{0,${repeats}}` : `{1,${repeats}}`;
      return least !== undefined && comma && most === '' ? `{${least},${Number(least) + repeats}}` : whole;
    },
  );

const judged = new Map<string, boolean>();

/** What repeats nothing comes to an end. */
const repeatsSomething = (pattern: string): boolean => /[*+?{]/.test(pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, ''));

function judge(pattern: string): boolean {
  if (!repeatsSomething(pattern)) return false;
  try {
    return !isSafePattern(bounded(pattern), { maxScore: ways, maxSteps: steps, timeout: Infinity }).safe;
  } catch {
    /* The library reads less than a browser does. What it cannot judge is not trusted. */
    return isReadable(pattern);
  }
}

const isReadable = (pattern: string): boolean => {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
};

/** @returns false for what is no regular expression at all: that is told otherwise (R703) */
export function isCatastrophic(pattern: string): boolean {
  const known = judged.get(pattern) ?? judge(pattern);
  judged.set(pattern, known);
  return known;
}
