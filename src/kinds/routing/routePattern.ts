import { ruleText, type NamedRule } from '../../rules/namedRule';

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const groupStart = /^\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_$][\w$]*>))?/;

/** Whether it is a regular expression at all. */
export const isReadable = (pattern: string): boolean => {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
};

/** Where a class that begins at `from` ends; -1 where it does not. */
function endOfClass(pattern: string, from: number): number {
  for (let at = from + 1; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === ']') return at;
  }
  return -1;
}

interface Walk {
  /** Where the pattern cannot be read; undefined where that was not found out. */
  fault?: number;
  /** Something that may be repeated without end holds something that may be, too. */
  isNested: boolean;
}

const isEndless = (sign: string) => /^(?:[*+]|\{\d+,\})/.test(sign);

/** Goes through a pattern from left to right. */
function walk(pattern: string): Walk {
  const open: { at: number; holdsEndless: boolean }[] = [];
  let isNested = false;
  /* What a quantifier may follow, and whether that holds something endless. */
  let before: { holdsEndless: boolean } | undefined;
  const note = (holdsEndless: boolean) => {
    const outer = open.at(-1);
    if (outer && holdsEndless) outer.holdsEndless = true;
  };
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at);
    const sign = quantifier.exec(rest)?.[0];
    if (sign) {
      if (!before) return { fault: at, isNested };
      if (isEndless(sign) && before.holdsEndless) isNested = true;
      note(isEndless(sign) || before.holdsEndless);
      before = undefined;
      at += sign.length;
      continue;
    }
    const start = groupStart.exec(rest)?.[0];
    if (start) {
      open.push({ at, holdsEndless: false });
      before = undefined;
      at += start.length;
      continue;
    }
    const sort = pattern[at];
    if (sort === ')') {
      const group = open.pop();
      if (!group) return { fault: at, isNested };
      before = { holdsEndless: group.holdsEndless };
      note(group.holdsEndless);
    } else if (sort === '[') {
      const end = endOfClass(pattern, at);
      if (end < 0) return { fault: at, isNested };
      at = end;
      before = { holdsEndless: false };
    } else if (sort === '\\') {
      if (at === pattern.length - 1) return { fault: at, isNested };
      at += 1;
      before = { holdsEndless: false };
    } else before = sort === '|' || sort === '^' ? undefined : { holdsEndless: false };
    at += 1;
  }
  const unclosed = open.at(-1);
  return { isNested, ...(unclosed && { fault: unclosed.at }) };
}

/**
 * Where a regular expression cannot be read, counted from 1; 0 where it cannot be told.
 * @returns undefined for one that can
 */
const patternFault = (pattern: string): number | undefined =>
  isReadable(pattern) ? undefined : (walk(pattern).fault ?? -1) + 1;

/** Whether a text may take very long to be compared with it: something that is repeated without end is repeated without end. */
const maybeSlow = (pattern: string): boolean => walk(pattern).isNested;

/** A digit prefix or regular expression: the platform takes anything and then routes nothing (platform-api 11.2). */
export const routePattern: NamedRule = (value) => {
  const text = ruleText(value);
  const fault = patternFault(text);
  if (fault === 0) return { key: 'rules.route.invalid' };
  if (fault !== undefined)
    return { key: 'rules.route.invalid_at', args: { position: fault, part: text.slice(fault - 1) } };
  return maybeSlow(text) ? { key: 'rules.route.slow', severity: 'warning' } : undefined;
};
