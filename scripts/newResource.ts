import { join } from 'node:path';
import { writeNewResource } from './newResourceFiles';

const [name] = process.argv.slice(2);

try {
  if (!name) throw new Error('Usage: npm run new:resource <name>');
  const files = writeNewResource(join(import.meta.dirname, '../resources'), name);
  console.log(`${files.join('\n')}\nNow say in index.ts where its records come from; npm test checks the rest.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
