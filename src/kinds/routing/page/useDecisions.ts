import { useEffect, useState } from 'react';
import type { Decision } from './decideRoute';
import { runSimulation } from './runSimulation';

export interface Decided {
  /** Of the numbers, in their order, by the table as it is and as it was; undefined until they are there. */
  now?: Decision[] | undefined;
  before?: Decision[] | undefined;
  /** Why there are none. */
  error?: unknown;
}

const nothing: Decided = {};

/**
 * What comes of numbers, as a text with one a line, by two sets of patterns as JSON: texts, so that only another content asks anew.
 * @param before empty where there is nothing to compare with
 */
export function useDecisions(numbers: string, now: string, before: string): Decided {
  const asked = [numbers, now, before].join('\n\n');
  const [state, setState] = useState<Decided & { asked?: string }>(nothing);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = (patterns: string) =>
      patterns === '' ? undefined : runSimulation(JSON.parse(patterns) as string[], numbers.split('\n'), signal);
    if (numbers !== '')
      Promise.all([run(now), run(before)]).then(
        ([ofNow, ofBefore]) => setState({ asked, now: ofNow, before: ofBefore }),
        (error: unknown) => signal.aborted || setState({ asked, error }),
      );
    return () => controller.abort(new DOMException('Something else is asked.', 'AbortError'));
  }, [asked, numbers, now, before]);
  /* The last answer stays in view until the next one is there, unless it is about other numbers. */
  const isOfThese = state.asked?.startsWith(`${numbers}\n\n`) === true;
  return numbers !== '' && isOfThese ? state : nothing;
}
