import { vi } from 'vitest';
import { decodeText, parseTable } from '../../../../src/engine/list/import/page/parseTable';

/** What the import's worker does, where the test runs: there are no workers here. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | undefined;

  postMessage(bytes: ArrayBuffer) {
    queueMicrotask(() => this.onmessage?.({ data: parseTable(decodeText(bytes)) }));
  }

  terminate() {
    this.onmessage = undefined;
  }
}

/** Lets files be read in this test. */
export const readFilesHere = () => vi.stubGlobal('Worker', WorkerHere);
