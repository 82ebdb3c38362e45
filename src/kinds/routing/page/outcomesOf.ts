import { isOtherFirst, type Turn } from './carrierOrder';
import type { Decision } from './decideRoute';
import type { RoutingTable } from './routingTable';

/** What comes of one number. */
export interface Outcome {
  number: string;
  decision: Decision;
  /** The carriers that are tried, in their order; none where no route takes it. */
  turns: Turn[][];
  /** Those that are tried as the table is stored, where another carrier gets the call first. */
  before?: Turn[][];
}

const turnsOf = (table: RoutingTable, decision: Decision | undefined): Turn[][] =>
  decision?.kind === 'taken' ? (table.turns[decision.route] ?? []) : [];

/** What comes of each number, beside what came of it before a change where there is one. */
export function outcomesOf(
  numbers: readonly string[],
  now: { table: RoutingTable; decisions: readonly Decision[] },
  before?: { table: RoutingTable; decisions: readonly Decision[] },
): Outcome[] {
  return numbers.flatMap((number, index) => {
    const decision = now.decisions[index];
    if (!decision) return [];
    const turns = turnsOf(now.table, decision);
    const was = before && turnsOf(before.table, before.decisions[index]);
    const isKnown = decision.kind !== 'slow' && before?.decisions[index]?.kind !== 'slow';
    return [{ number, decision, turns, ...(was && isKnown && isOtherFirst(turns[0], was[0]) && { before: was }) }];
  });
}
