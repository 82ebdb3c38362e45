import { afterEach, beforeEach, vi } from 'vitest';

/**
 * There are no workers in these tests: what one would answer is reckoned here, in a while.
 * @param answer what the console's worker makes of a file
 */
export function workersHere(answer: (file: ArrayBuffer) => unknown): void {
  class WorkerHere {
    onmessage: ((event: { data: unknown }) => void) | undefined;

    postMessage(file: ArrayBuffer): void {
      setTimeout(() => this.onmessage?.({ data: answer(file) }));
    }

    terminate(): void {
      this.onmessage = undefined;
    }
  }

  beforeEach(() => void vi.stubGlobal('Worker', WorkerHere));
  afterEach(() => void vi.unstubAllGlobals());
}
