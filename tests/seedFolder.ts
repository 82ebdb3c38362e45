import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the first test: a folder in which each process keeps its seed. Gone after the last one. */
export default function makeSeedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'));
  process.env.SEED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
