import { isReadable } from '../../routePattern';
import { setOf, signs } from './alphabet';
import { afterSign, atStart, automatonOf, beginningWith, takesHere, type Automaton, type Reading } from './automaton';
import { parsePattern, type Expression } from './parsePattern';

/** Whether a route of a table ever takes a call. Routes are counted from 0. */
export type Reach =
  /** `example` is a number that it takes. */
  | { kind: 'reached'; example: string }
  /** Every number of its own is taken by one of these routes before it: as few of them as it takes. */
  | { kind: 'covered'; by: number[] }
  /** There is no number that it is for. */
  | { kind: 'empty' }
  /** The platform cannot read the expression of this earlier route, and gives up there. */
  | { kind: 'stopped'; at: number }
  /** It is too involved to tell. */
  | { kind: 'undecided' };

interface Language {
  /** Undefined where it cannot be worked out which numbers it takes. */
  takes: Automaton | undefined;
  isUnreadable: boolean;
}

/** How many states of several routes together are looked at for one question, and how many places in expressions for all of them. */
const mostVisits = 3_000;
const mostWork = 500_000;

const everything: Automaton = automatonOf({ kind: 'sequence', parts: [] })!;

/** The platform takes a number that begins with the text of a route, or in which its expression is found. */
function languageOf(pattern: string): Language {
  const isUnreadable = !isReadable(pattern);
  const expression = isUnreadable ? undefined : parsePattern(pattern);
  if (!isUnreadable && !expression) return { takes: undefined, isUnreadable };
  const parts: Expression[] = [...(expression ? [expression] : []), beginningWith(pattern)];
  return { takes: automatonOf({ kind: 'choice', parts }), isUnreadable };
}

class TooMuchError extends Error {}

interface Work {
  left: number;
}

/**
 * The shortest number that the first automaton takes and none of the others.
 * @returns undefined where there is none
 * @throws TooMuchError
 */
function leftOver(first: Automaton, others: readonly Automaton[], work: Work): string | undefined {
  const all = [first, ...others];
  const begin = all.map(atStart);
  const seen = new Set<string>();
  let edge: { readings: Reading[]; text: string }[] = [{ readings: begin, text: '' }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { readings, text } of edge) {
      for (const sign of signs) {
        /* A plus stands before a number or nowhere. */
        if (sign === '+' && text !== '') continue;
        const after = readings.map((reading, index) => afterSign(all[index]!, reading, setOf(sign)));
        work.left -= after.reduce((sum, { live }) => sum + live.length + 1, 0);
        if (work.left < 0) throw new TooMuchError();
        const [own, ...theirs] = after as [Reading, ...Reading[]];
        if (theirs.some(({ isFound }) => isFound) || (!own.isFound && own.live.length === 0)) continue;
        const isNumber = text + sign !== '+';
        const isTaken = isNumber && takesHere(first, own);
        if (isTaken && !others.some((other, index) => takesHere(other, theirs[index]!))) return text + sign;
        const key = after.map(({ isFound, live }) => (isFound ? '!' : live.join())).join('|') + (isNumber ? '' : '+');
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > mostVisits) throw new TooMuchError();
        next.push({ readings: after, text: text + sign });
      }
    }
    edge = next;
  }
  return undefined;
}

/** As few of the earlier routes as cover the route together. */
function fewest(takes: Automaton, earlier: { takes: Automaton; index: number }[], work: Work): number[] {
  for (const each of earlier) if (leftOver(takes, [each.takes], work) === undefined) return [each.index];
  let kept = earlier;
  for (const each of earlier) {
    const others = kept.filter((other) => other !== each);
    if (
      leftOver(
        takes,
        others.map((other) => other.takes),
        work,
      ) === undefined
    )
      kept = others;
  }
  return kept.map(({ index }) => index);
}

function reachOf(index: number, languages: readonly Language[], work: Work): Reach {
  const earlier = languages.slice(0, index);
  const stopping = earlier.findIndex(({ isUnreadable }) => isUnreadable);
  const { takes = everything } = languages[index]!;
  const isKnown = languages[index]!.takes !== undefined;
  const known = earlier.flatMap((each, place) => (each.takes ? [{ takes: each.takes, index: place }] : []));
  try {
    const example = leftOver(
      takes,
      known.map((each) => each.takes),
      work,
    );
    if (example === undefined) {
      if (isKnown && leftOver(takes, [], work) === undefined) return { kind: 'empty' };
      return { kind: 'covered', by: fewest(takes, known, work) };
    }
    if (stopping >= 0) return { kind: 'stopped', at: stopping };
    return isKnown && known.length === earlier.length ? { kind: 'reached', example } : { kind: 'undecided' };
  } catch (reason) {
    if (reason instanceof TooMuchError) return { kind: 'undecided' };
    throw reason;
  }
}

/**
 * Which routes of a table are ever reached, worked out from their expressions: none of them is run, so that it always comes to an end.
 * @param patterns of the routes, in their order
 */
export function reachOfRoutes(patterns: readonly string[]): Reach[] {
  const languages = patterns.map(languageOf);
  const work = { left: mostWork };
  return languages.map((_, index) => reachOf(index, languages, work));
}
