/** Without a word from the server (cross-origin its header cannot be read, platform-api 1.3). */
const guess = 5;
export const longestWait = 30;

/**
 * Seconds to wait after a 429.
 * @param header `Retry-After`: seconds or a date
 * @param now milliseconds since the epoch
 */
export function retryAfterSeconds(header: string | null, now: number): number {
  if (header === null || header.trim() === '') return guess;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds));
  const date = Date.parse(header);
  return Number.isNaN(date) ? guess : Math.max(0, Math.ceil((date - now) / 1000));
}

const aborted = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');

/** Waits, or rejects as soon as the signal aborts. */
export const waitFor = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted(signal));
    const stop = () => {
      clearTimeout(timer);
      reject(aborted(signal as AbortSignal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
