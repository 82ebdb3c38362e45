import { join } from 'node:path';
import { runnerImport } from 'vite';
import { pathsOf } from './declare/document';
import { draft } from './declare/draft';
import type * as KnownModule from './declare/known';
import { writeResource } from './newResource/files';

/* npm run declare -- <openapi file> <path>: drafts the declaration of what lies at a path of the document, with its texts. */
const [file, path] = process.argv.slice(2);

try {
  if (!file || !path) throw new Error('Usage: npm run declare -- <openapi file> <path>, like openapi.yaml /Queues');
  const { module } = await runnerImport<typeof KnownModule>('./scripts/declare/known.ts');
  const files = await writeResource(
    join(import.meta.dirname, '../resources'),
    draft(await pathsOf(file), path, module.known),
  );
  console.log(`${files.join('\n')}\nRead the draft, then npm run check:resource, npm run promises and npm test.`);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
