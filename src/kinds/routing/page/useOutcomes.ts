import { useEffect, useState } from 'react';
import { outcomesOf, type Outcome } from './outcomesOf';
import type { RoutingTable } from './routingTable';
import { runSimulation } from './runSimulation';

export interface Tried {
  outcomes: Outcome[];
  /** The table that they are of. */
  table: RoutingTable;
  /** Compared with another table. */
  isCompared: boolean;
}

/** They could not be found out: the worker did not start. */
export type Trial = Tried | 'failed' | undefined;

async function tryNumbers(numbers: string[], now: string, before: string, signal: AbortSignal): Promise<Tried> {
  const decided = async (text: string) => {
    const table = JSON.parse(text) as RoutingTable;
    return { table, decisions: await runSimulation(table.patterns, numbers, signal) };
  };
  const [ofNow, ofBefore] = await Promise.all([decided(now), before === '' ? undefined : decided(before)]);
  return { outcomes: outcomesOf(numbers, ofNow, ofBefore), table: ofNow.table, isCompared: ofBefore !== undefined };
}

/**
 * What comes of numbers, as a text with one a line, by a table, as JSON: texts, so that only another content asks anew.
 * @param before a table to compare it with; empty where there is none
 * @param attempt another number asks once more
 * @returns the last answer about these numbers: it stays in view until the next one is there
 */
export function useOutcomes(numbers: string, now: string, before: string, attempt: number): Trial {
  const [state, setState] = useState<{ numbers: string; trial: Trial }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (trial: Trial) => signal.aborted || setState({ numbers, trial });
    if (numbers !== '') tryNumbers(numbers.split('\n'), now, before, signal).then(tell, () => tell('failed'));
    return () => controller.abort(new DOMException('Something else is asked.', 'AbortError'));
  }, [numbers, now, before, attempt]);
  return numbers !== '' && state?.numbers === numbers ? state.trial : undefined;
}
