/** Calls that may still be taken back. */
const waiting = new Set<() => void>();

/** What is only made once nobody has taken it back: made at once when the session or the provider that it belongs to is left. */
export const unfinished = {
  /** @returns ends the offer */
  offer(finish: () => void): () => void {
    waiting.add(finish);
    return () => void waiting.delete(finish);
  },

  /** Begins every call that waits. */
  finish: (): void => waiting.forEach((finish) => finish()),
};
