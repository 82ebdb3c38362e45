/** Whether the API answered the last time it was asked. */
export interface Reachability {
  isReachable: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A `fetch` that notes its fate here. */
  fetch: typeof fetch;
}

const wasCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** @param send what truly sends a request */
export function createReachability(send: typeof fetch): Reachability {
  const listeners = new Set<() => void>();
  let reachable = true;
  const note = (value: boolean) => {
    if (reachable === value) return;
    reachable = value;
    listeners.forEach((tell) => tell());
  };
  return {
    isReachable: () => reachable,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async fetch(input, init) {
      try {
        const response = await send(input, init);
        note(true);
        return response;
      } catch (error) {
        if (!wasCancelled(error)) note(false);
        throw error;
      }
    },
  };
}
