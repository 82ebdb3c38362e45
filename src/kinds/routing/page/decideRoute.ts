/* In: the routes of a table as they stand in its form, and numbers. Out: which route takes each of them, and which routes never can. */

/** What the platform does with a number: routes are counted from 0. */
export type Decision =
  | { kind: 'taken'; route: number; isInside: boolean }
  /** It cannot read the expression of that route and gives up: no route of the table takes the number. */
  | { kind: 'stopped'; route: number }
  /** The expression of that route did not come to an end within the time limit. */
  | { kind: 'slow'; route: number }
  | { kind: 'none' };

/**
 * Goes through the routes as the platform does: the first whose text the number begins with, or whose expression is found in it.
 * Runs expressions that may never come to an end: only in a worker, or where they are known to be harmless.
 * @param patterns of the routes, in their order; an empty one stands for a route that is not filled in, and is passed over
 * @param slow routes that are known not to come to an end with this number
 * @param before told of a route before its expression is run
 */
export function decideRoute(
  patterns: readonly string[],
  number: string,
  slow: ReadonlySet<number> = new Set(),
  before: (route: number) => void = () => undefined,
): Decision {
  for (const [route, pattern] of patterns.entries()) {
    if (pattern === '') continue;
    if (number.startsWith(pattern)) return { kind: 'taken', route, isInside: false };
    if (slow.has(route)) return { kind: 'slow', route };
    before(route);
    try {
      const found = new RegExp(pattern).exec(number);
      if (found) return { kind: 'taken', route, isInside: found.index > 0 };
    } catch {
      return { kind: 'stopped', route };
    }
  }
  return { kind: 'none' };
}
