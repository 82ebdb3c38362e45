interface Running<T> {
  answer: Promise<T>;
  controller: AbortController;
  callers: number;
}

export interface SharedRequests<T> {
  /** Joins the running request of the same key, or starts one. It is broken off once every caller has given up. */
  run(key: string, signal: AbortSignal | undefined, start: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Nobody joins what is running now: its answer may be out of date. */
  forget(): void;
}

const abortError = () => new DOMException('The request was broken off.', 'AbortError');

/** Equal requests in flight are sent once. */
export function createSharedRequests<T>(): SharedRequests<T> {
  const running = new Map<string, Running<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): Running<T> => {
    const controller = new AbortController();
    const entry: Running<T> = { controller, callers: 0, answer: start(controller.signal) };
    const end = () => {
      if (running.get(key) === entry) running.delete(key);
    };
    entry.answer.then(end, end);
    running.set(key, entry);
    return entry;
  };

  const leave = (key: string, entry: Running<T>) => {
    entry.callers -= 1;
    if (entry.callers > 0) return;
    if (running.get(key) === entry) running.delete(key);
    entry.controller.abort();
  };

  return {
    async run(key, signal, start) {
      if (signal?.aborted) throw abortError();
      const entry = running.get(key) ?? begin(key, start);
      entry.callers += 1;
      if (!signal) return entry.answer;
      return new Promise<T>((resolve, reject) => {
        const stop = () => {
          leave(key, entry);
          reject(abortError());
        };
        signal.addEventListener('abort', stop, { once: true });
        const settle = () => signal.removeEventListener('abort', stop);
        entry.answer.finally(settle).then(resolve, reject);
      });
    },
    forget: () => running.clear(),
  };
}
