import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, completeRows } from '../tests/schema/support/complete';
import { declarationPage } from './docs/page';

/* npm run docs: writes docs/declaration.md from the comments of src/schema/types. */
writeFileSync(join(import.meta.dirname, '../docs/declaration.md'), await declarationPage([complete, completeRows]));
