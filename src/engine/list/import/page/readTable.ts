import type { Table, TableFault } from './parseTable';

/** What a browser takes without trouble, in bytes. */
const largest = 20_000_000;

/** Reads a file as a table, in a worker. @returns the table, or why it is none */
export async function readTable(file: File): Promise<Table | TableFault> {
  if (file.size > largest) return { key: 'import.too_large', args: { megabytes: largest / 1_000_000 } };
  let worker: Worker | undefined;
  try {
    const bytes = await file.arrayBuffer();
    worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    const reading = worker;
    return await new Promise<Table | TableFault>((resolve, reject) => {
      reading.onmessage = ({ data }: MessageEvent<Table | TableFault>) => resolve(data);
      reading.onerror = reject;
      reading.postMessage(bytes, [bytes]);
    });
  } catch {
    return { key: 'import.unreadable' };
  } finally {
    worker?.terminate();
  }
}
