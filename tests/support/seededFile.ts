import { join } from 'node:path';
import { createSandbox } from '../../sandbox';

/** Of the seed's calls, registrations and plans, which lie about the time at which it was written. */
const oldest = 10 * 60_000;

let written: { file: string; at: number } | undefined;

/** A file with the seed of the embedded platform, written once for many tests of a process; anew where the clock says another time. */
export function seededFile(): string {
  const at = Date.now();
  if (written && Math.abs(at - written.at) < oldest) return written.file;
  const file = join(process.env.SEED_FOLDER!, `${process.pid}-${at}.db`);
  createSandbox({ file }).close();
  written = { file, at };
  return file;
}
