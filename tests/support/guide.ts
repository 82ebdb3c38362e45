import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/adding-a-resource.md'), 'utf8');

/** The headings of the guide, in their order. */
export const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);

const sectionOf = (heading: string) => guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';

/** Every block of TypeScript in the guide, in the order in which they stand there. */
export const codeBlocks = [...guide.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code!);

/** The JSON of a section of docs/adding-a-resource.md. @throws where there is none */
export function jsonBlocks(heading: string): unknown[] {
  const blocks = [...sectionOf(heading).matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, text]) => JSON.parse(text!) as unknown,
  );
  if (blocks.length === 0) throw new Error(`The guide has no JSON below '${heading}'.`);
  return blocks;
}
