/** Calls at once (design, section 17). */
export const mostAtOnce = 6;

export type Outcome<T> = { value: T } | { reason: unknown };

/** Does the work for each item, a few at a time; one that fails stops nothing. @returns outcomes in the order of the items. */
export async function inParallel<Item, T>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<T>,
  atOnce: number = mostAtOnce,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) {
      outcomes[index] = await work(item, index).then(
        (value) => ({ value }),
        (reason: unknown) => ({ reason }),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return outcomes;
}
