/** Whoever wants to hear about a change of something small that React does not keep. */
export interface Listeners {
  /** @returns ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => [...listeners].forEach((listener) => listener()),
  };
}
