import { median } from './medians';

/** One visit, measured. Times in milliseconds, processor times those of the page's main thread. */
export interface Reading {
  paint: number | undefined;
  reached: number;
  untilReached: number;
  untilRest: number;
  blocking: number;
  drawings: number;
  requests: number;
  bytes: number;
  elements: number;
  /** Of the last visit only (`tab.ts`). */
  heap: number | undefined;
}

/** Of each value the median; what a visit does not have, the median does not have. */
export function medianReading(readings: readonly Reading[]): Reading {
  const of = (key: keyof Reading) => {
    const values = readings.map((reading) => reading[key]).filter((value) => value !== undefined);
    return values.length > 0 ? median(values) : undefined;
  };
  const first = readings.at(-1);
  if (!first) throw new Error('There is nothing to take the median of.');
  return Object.fromEntries(Object.keys(first).map((key) => [key, of(key as keyof Reading)])) as unknown as Reading;
}
