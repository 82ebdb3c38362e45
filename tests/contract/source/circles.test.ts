// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter, type Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'circles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the rule says of `a.ts` in a folder of the given files. */
async function complaintsOf(files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const rule = '../../../scripts/lint/noCircles.js';
  const { noCircles } = (await import(rule)) as { noCircles: Rule.RuleModule };
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { ours: { rules: { 'no-circles': noCircles } } },
    rules: { 'ours/no-circles': 'error' },
  };
  return new Linter({ cwd: folder })
    .verify(files['a.ts']!, [config], { filename: join(folder, 'a.ts') })
    .map(({ message }) => message);
}

describe('a circle of imports', () => {
  it.each([
    ['of values', "import { b } from './b';"],
    ['of types', "import type { B } from './b';"],
    ['of what is exported again', "export * from './b';"],
    ['of what comes late', "export const b = () => import('./b');"],
    ['of a type in its place', "export type B = import('./b').B;"],
  ])('%s is refused, and its way told', async (_, text) => {
    expect(
      await complaintsOf({ 'a.ts': text, 'b.ts': "import type { C } from './c';", 'c.ts': text.replace('./b', './a') }),
    ).toEqual(['A circle: a.ts → b.ts → c.ts → a.ts. What both need has a file of its own.']);
  });

  it('is none where two ways lead to the same file', async () => {
    expect(
      await complaintsOf({
        'a.ts': "import './b';\nimport './c';",
        'b.ts': "import './c';",
        'c.ts': 'export const c = 1;',
      }),
    ).toEqual([]);
  });
});
