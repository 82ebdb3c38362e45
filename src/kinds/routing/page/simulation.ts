import { decideRoute, type Decision } from './decideRoute';

/** Numbers to be decided on, from the one at `from` on. */
export interface SimulationTask {
  /** Of the routes, in their order. */
  patterns: readonly string[];
  numbers: readonly string[];
  from: number;
  /** Routes that did not come to an end, by the place of the number. */
  slow: readonly (readonly [place: number, route: number])[];
}

/** What the worker tells: that it runs, which expression it is about to run, and what came of a number. */
export type SimulationNews =
  | { kind: 'ready' }
  | { kind: 'running'; place: number; route: number }
  | { kind: 'decided'; place: number; decision: Decision };

/** What repeats nothing, or one thing without a choice in it, comes to an end soon. */
const mayBeSlow = (pattern: string): boolean => {
  const bare = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, '');
  const repeats = bare.match(/[*+?{]/g)?.length ?? 0;
  return repeats > 1 || (repeats > 0 && bare.includes('|')) || /\\[1-9k]/.test(pattern);
};

/** Decides on one number after the other, and tells before each expression that may not come to an end. Runs in the worker. */
export function decideAll(
  { patterns, numbers, from, slow }: SimulationTask,
  tell: (news: SimulationNews) => void,
): void {
  const doubtful = patterns.map(mayBeSlow);
  for (let place = from; place < numbers.length; place += 1) {
    const known = new Set(slow.flatMap(([at, route]) => (at === place ? [route] : [])));
    const before = (route: number) => {
      if (doubtful[route]) tell({ kind: 'running', place, route });
    };
    tell({ kind: 'decided', place, decision: decideRoute(patterns, numbers[place]!, known, before) });
  }
}
