import type { Table, TableFault } from './parseTable';

/** What a browser takes without trouble, in bytes. */
const largest = 20_000_000;

/** Reads a file as a table, in a worker. @returns the table, or why it is none */
export async function readTable(file: File): Promise<Table | TableFault> {
  if (file.size > largest) return { key: 'import.too_large', args: { megabytes: largest / 1_000_000 } };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { key: 'import.unreadable' };
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Table | TableFault>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Table | TableFault>) => resolve(data);
      worker.onerror = () => resolve({ key: 'import.unreadable' });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
