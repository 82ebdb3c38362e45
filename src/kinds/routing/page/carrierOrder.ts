import type { Entry } from '../carrierSet';

/** A carrier, and what share of the calls it gets among those that are tried at the same time. */
export interface Turn {
  /** Undefined where none is chosen yet. */
  carrier: string | undefined;
  /** From 0 to 1. */
  share: number;
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * The carriers of a route in the order in which they are tried: the lowest priority first, those of the same one beside each other by
 * weight (platform-api 11.3).
 */
export function carrierOrder(entries: readonly Entry[]): Turn[][] {
  const priorities = [...new Set(entries.map(({ priority }) => numberOr(priority, 0)))].sort((a, b) => a - b);
  return priorities.map((priority) => {
    const beside = entries.filter((entry) => numberOr(entry.priority, 0) === priority);
    const weight = ({ workload }: Entry) => numberOr(workload, 1);
    const all = sum(beside.map(weight));
    return beside.map((entry) => ({
      carrier: typeof entry.voip_carrier_sid === 'string' ? entry.voip_carrier_sid : undefined,
      share: all > 0 ? weight(entry) / all : 1 / beside.length,
    }));
  });
}

/** Whether others get the call first: the same carriers in the same shares are no change, wherever they stand. */
export function isOtherFirst(one: readonly Turn[] = [], other: readonly Turn[] = []): boolean {
  const said = (turns: readonly Turn[]) =>
    turns
      .map(({ carrier, share }) => `${carrier ?? ''} ${share}`)
      .sort()
      .join();
  return said(one) !== said(other);
}
