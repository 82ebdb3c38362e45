type Begin = () => void;

/** Work that waits until fewer than a number of others are under way. */
export interface Turns {
  /** @throws AbortError where the signal was aborted before its turn came. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Each begins in a task of its own: to send a request takes a browser so long that several in one go would be felt.
 * @param atOnce how many may be under way
 */
export function createTurns(atOnce: number): Turns {
  const waiting: Begin[] = [];
  let running = 0;
  const next = () => {
    const begin = running < atOnce ? waiting.shift() : undefined;
    if (!begin) return;
    running += 1;
    setTimeout(begin);
  };
  return {
    async run(work, signal) {
      await new Promise<void>((begin) => {
        waiting.push(begin);
        next();
      });
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
