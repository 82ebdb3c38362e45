import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startOf, writeResource } from './newResource/files';
import type * as Declared from './newResource/declared';

/* npm run new:resource <name>: a new folder; of one that is there, the texts are brought up to its declaration. */
const folder = join(import.meta.dirname, '../resources');
const [name] = process.argv.slice(2);

const listed = (sign: string, keys: readonly string[]) => keys.map((key) => `  ${sign} ${key}`);

try {
  if (!name) throw new Error('Usage: npm run new:resource <name>');
  if (existsSync(join(folder, name, 'index.ts'))) {
    /* Declarations are modules of the console, so that they are read as it reads them. */
    const { module } = await runnerImport<typeof Declared>('./scripts/newResource/declared.ts');
    const changed = await module.textsOfDeclared(name, join(folder, name));
    const lines = changed.flatMap(({ file, added, removed }) => [file, ...listed('+', added), ...listed('-', removed)]);
    console.log(lines.join('\n') || 'The texts are up to date.');
    if (changed.some(({ added }) => added.length > 0)) console.log('What was added is to be read, and translated.');
  } else {
    const files = await writeResource(folder, startOf(name));
    console.log(
      `${files.join('\n')}\nNow say in index.ts where its records come from. Once it has other fields, the same command
brings the texts up to date; 'npm run promises' writes down what it promises, and npm test checks the rest.`,
    );
  }
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
