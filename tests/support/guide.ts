import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../docs/adding-a-resource.md'), 'utf8');

/** The headings of the guide, in their order. */
export const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!);

/** The JSON of a section of docs/adding-a-resource.md. @throws where there is none */
export function jsonBlocks(heading: string): unknown[] {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!) as unknown);
  if (blocks.length === 0) throw new Error(`The guide has no JSON below '${heading}'.`);
  return blocks;
}
