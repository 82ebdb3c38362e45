import type { Captured } from './decode/types';

/**
 * Reads a capture in a worker, which ends with it, or as soon as nobody waits for it any more.
 * @throws Error with a message key where the worker does not do it
 */
export function readBeside(file: ArrayBuffer, signal: AbortSignal): Promise<Captured> {
  const worker = new Worker(new URL('./captureWorker.ts', import.meta.url), { type: 'module' });
  const read = new Promise<Captured>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Captured>) => resolve(data);
    worker.onerror = () => reject(new Error('calls.ladder.no_worker'));
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    worker.postMessage(file, [file]);
  });
  return read.finally(() => worker.terminate());
}
