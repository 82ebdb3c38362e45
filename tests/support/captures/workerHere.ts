import { vi } from 'vitest';
import { readCapture } from '../../../src/kinds/calls/page/ladder/decode/readCapture';

/** Stands for the worker that reads captures where there are none: it does the same, in a while. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  private isEnded = false;

  postMessage(file: ArrayBuffer): void {
    setTimeout(() => {
      if (!this.isEnded) this.onmessage?.({ data: readCapture(new Uint8Array(file)) });
    });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/** @returns puts back what was there */
export function withWorkers(): () => void {
  vi.stubGlobal('Worker', WorkerHere);
  return () => vi.unstubAllGlobals();
}
