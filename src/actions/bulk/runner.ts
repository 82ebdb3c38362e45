/** What a bulk run has come to. */
export interface BulkReport<Item> {
  done: Item[];
  failed: { item: Item; message: string; cause?: unknown }[];
  /** Items that were never begun, or whose call was broken off. */
  cancelled: Item[];
}

export interface BulkOptions {
  /** Calls at once; design section 17 allows 6. */
  concurrency?: number;
  /** Once aborted no further item is begun. */
  signal?: AbortSignal;
  onProgress?: (finished: number, total: number) => void;
}

type Outcome = 'done' | { message: string; cause?: unknown };

const outcomeOf = (reason: unknown): Outcome =>
  reason instanceof Error
    ? { message: reason.message, ...(reason.cause !== undefined && { cause: reason.cause }) }
    : { message: String(reason) };

/**
 * Does a piece of work for each item, a few at a time. A failing item never stops the others.
 * @param work receives the signal, so that a running call can be broken off.
 * @returns each item under one heading, in the order of `items`.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal | undefined) => Promise<unknown>,
  { concurrency = 6, signal, onProgress }: BulkOptions = {},
): Promise<BulkReport<Item>> {
  const outcomes = new Map<number, Outcome>();
  let next = 0;
  const runOne = async (index: number, item: Item) => {
    try {
      await work(item, signal);
      outcomes.set(index, 'done');
    } catch (reason) {
      if (!signal?.aborted) outcomes.set(index, outcomeOf(reason));
    }
    onProgress?.(outcomes.size, items.length);
  };
  const lane = async () => {
    while (next < items.length && !signal?.aborted) {
      const index = next++;
      await runOne(index, items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, lane));
  return reportOf(items, outcomes);
}

function reportOf<Item>(items: readonly Item[], outcomes: ReadonlyMap<number, Outcome>): BulkReport<Item> {
  const report: BulkReport<Item> = { done: [], failed: [], cancelled: [] };
  items.forEach((item, index) => {
    const outcome = outcomes.get(index);
    if (outcome === 'done') report.done.push(item);
    else if (outcome) report.failed.push({ item, ...outcome });
    else report.cancelled.push(item);
  });
  return report;
}
