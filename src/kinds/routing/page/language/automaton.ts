import { setOf, type SignSet } from './alphabet';
import type { Expression } from './parsePattern';

type State =
  | { kind: 'sign'; of: SignSet; to: number }
  | { kind: 'start' | 'end'; to: number }
  | { kind: 'fork'; to: number[] }
  | { kind: 'match' };

/** Reads a number sign by sign and says whether it is taken; state 0 is the match. */
export interface Automaton {
  states: readonly State[];
  entry: number;
}

/** What an automaton knows after some signs. */
export interface Reading {
  /** Taken, whatever follows. */
  isFound: boolean;
  /** Otherwise: where it stands, in ascending order. */
  live: readonly number[];
}

/** More states than that are not worked with. */
const mostStates = 1_000;

class TooManyStatesError extends Error {}

/** @returns undefined where an expression is too large to be worked with */
export function automatonOf(expression: Expression): Automaton | undefined {
  const states: State[] = [{ kind: 'match' }];
  const add = (state: State): number => {
    if (states.length >= mostStates) throw new TooManyStatesError();
    return states.push(state) - 1;
  };

  /** @param next the state that follows. @returns the state that it begins with */
  function build(part: Expression, next: number): number {
    switch (part.kind) {
      case 'sign':
        return add({ kind: 'sign', of: part.of, to: next });
      case 'start':
      case 'end':
        return add({ kind: part.kind, to: next });
      case 'sequence':
        return part.parts.reduceRight((following, each) => build(each, following), next);
      case 'choice':
        return add({ kind: 'fork', to: part.parts.map((each) => build(each, next)) });
      case 'repeat':
        return buildRepeat(part, next);
    }
  }

  function buildRepeat({ part, least, most }: Extract<Expression, { kind: 'repeat' }>, next: number): number {
    let following = next;
    if (most === Infinity) {
      const fork: State = { kind: 'fork', to: [next] };
      following = add(fork);
      fork.to.push(build(part, following));
    }
    for (let count = least; most !== Infinity && count < most; count += 1)
      following = add({ kind: 'fork', to: [next, build(part, following)] });
    for (let count = 0; count < least; count += 1) following = build(part, following);
    return following;
  }

  try {
    const entry = build(expression, 0);
    return { states, entry };
  } catch (reason) {
    if (reason instanceof TooManyStatesError) return undefined;
    throw reason;
  }
}

/** The number begins with these characters, as they are. */
export const beginningWith = (text: string): Expression => ({
  kind: 'sequence',
  parts: [{ kind: 'start' }, ...[...text].map((character): Expression => ({ kind: 'sign', of: setOf(character) }))],
});

/** What can be reached without reading a sign, with what asserts that a number begins or ends here, where it does. */
function spread({ states }: Automaton, from: readonly number[], here: { isStart?: boolean; isEnd?: boolean }): Reading {
  const seen = new Set<number>();
  const open = [...from];
  while (open.length > 0) {
    const index = open.pop()!;
    if (seen.has(index)) continue;
    seen.add(index);
    const state = states[index]!;
    if (state.kind === 'fork') open.push(...state.to);
    else if ((state.kind === 'start' && here.isStart) || (state.kind === 'end' && here.isEnd)) open.push(state.to);
  }
  const live = [...seen].filter((index) => ['sign', 'end'].includes(states[index]!.kind)).sort((a, b) => a - b);
  return seen.has(0) ? { isFound: true, live: [] } : { isFound: false, live };
}

export const atStart = (automaton: Automaton): Reading => spread(automaton, [automaton.entry], { isStart: true });

/** One sign on; an expression may begin at any of them. */
export function afterSign(automaton: Automaton, reading: Reading, sign: SignSet): Reading {
  if (reading.isFound) return reading;
  const next = reading.live.flatMap((index) => {
    const state = automaton.states[index]!;
    return state.kind === 'sign' && (state.of & sign) !== 0 ? [state.to] : [];
  });
  return spread(automaton, [...next, automaton.entry], {});
}

/** Whether a number that ends here, after at least one sign, is taken. */
export const takesHere = (automaton: Automaton, reading: Reading): boolean =>
  reading.isFound || spread(automaton, reading.live, { isEnd: true }).isFound;
