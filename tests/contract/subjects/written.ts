import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect } from 'vitest';
import { root } from '../texts/sourceTexts';

/** Promises of declarations, and what the platform answers where something is refused: one file a resource. */
export const folders = {
  promised: join(import.meta.dirname, '../promised'),
  answered: join(import.meta.dirname, '../answered'),
};

export interface Written {
  folder: string;
  name: string;
  value: unknown;
  /** Whether this is a run that may write nothing; the environment says so where not given. */
  isCi?: boolean | undefined;
}

/**
 * Holds a value against its file. A file that is missing is written, so that a new resource needs no other file to be edited;
 * in CI that is an error, since nobody would see what was written. `vitest -u` takes the present values.
 */
export async function expectAsWritten({ folder, name, value, isCi = Boolean(process.env.CI) }: Written): Promise<void> {
  const file = join(folder, `${name}.json`);
  if (isCi && !existsSync(file)) {
    throw new Error(`${relative(root, file)} is missing. Run 'npm test' once outside CI, read the file and commit it.`);
  }
  const options = await resolveConfig(join(root, 'package.json'));
  const text = await format(JSON.stringify(value), { ...options, parser: 'json' });
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  await expect(text).toMatchFileSnapshot(file);
}
