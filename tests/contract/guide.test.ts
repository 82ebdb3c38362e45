import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { checkAmong, isWarning } from '../../src/schema/checks';
import { isCatastrophic } from '../../src/schema/patterns/isCatastrophic';
import { combine } from '../../src/schema/runTime/combine';
import type { ResourceDeclaration } from '../../src/schema/types';
import { defaultExportOf } from '../support/asModule';
import { codeBlocks, headings, jsonBlocks } from '../support/guide';

type Json = Record<string, unknown>;

const [queues, addition] = jsonBlocks('JSON without a build') as Json[];

/** Objects are laid over each other, lists put after each other. */
function merged(base: unknown, over: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(over)) return [...(base as unknown[]), ...(over as unknown[])];
  if (typeof base !== 'object' || typeof over !== 'object' || !base || !over) return over;
  const added = Object.entries(over).map(([key, value]) => [key, merged((base as Json)[key], value)]);
  return { ...base, ...(Object.fromEntries(added) as Json) };
}

const errorsOf = (value: unknown) =>
  checkAmong([value as ResourceDeclaration], declarations, { isCatastrophic })
    .flat()
    .filter((each) => !isWarning(each));

/** Members of a declaration, as they stand in the guide without what is around them. */
const members = (code: string) => defaultExportOf(`export default {${code}};`);

const isDeclaration = (code: string) => code.includes('export default defineResource');
const isModule = (code: string) => /^(import|export) /m.test(code);
const fragments = codeBlocks.filter((code) => !isModule(code));

describe('docs/adding-a-resource.md', () => {
  it('goes from what is simple to what is not', () => {
    expect(headings.slice(0, 10)).toEqual([
      'What you get',
      'The parent',
      'Conditions',
      'Rows',
      'Actions',
      'Files',
      'When the declaration is not enough',
      expect.stringMatching(/^Hand-written pages/),
      'Checking',
      'JSON without a build',
    ]);
  });

  it.each(['Conditions', 'Actions'])('says below %s what a declaration can be given', (heading) => {
    for (const block of jsonBlocks(heading)) expect(errorsOf(merged(queues, block))).toEqual([]);
  });

  it('begins with a whole declaration, which is without problems', async () => {
    const [first] = codeBlocks;
    expect(isDeclaration(first!)).toBe(true);
    expect(errorsOf({ ...((await defaultExportOf(first!)) as Json), nav: false })).toEqual([]);
  });

  it('has parts of declarations in TypeScript', () => {
    expect(fragments.length).toBeGreaterThan(4);
  });

  it.each(fragments)('says in TypeScript what a declaration can be given: %s', async (code) => {
    const given = (await members(code)) as Json;
    /* A form of tabs takes the place of one without. */
    const hasTabs = 'tabs' in ((given.form as Json | undefined) ?? {});
    expect(errorsOf(merged(hasTabs ? { ...queues, form: {} } : queues, given))).toEqual([]);
  });

  it.each(codeBlocks.filter((code) => isModule(code) && !isDeclaration(code)))(
    'has code that can be read: %s',
    (code) => {
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        fileName: 'extras.tsx',
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics).toEqual([]);
      const ours = [...code.matchAll(/from '\.\.\/\.\.\/(.+)'/g)].map(([, path]) =>
        join(import.meta.dirname, '../..', path!),
      );
      expect(ours.length).toBeGreaterThan(0);
      expect(ours.filter((path) => !['.ts', '.tsx', '/index.ts'].some((end) => existsSync(path + end)))).toEqual([]);
    },
  );

  it('has files that lie beside a build', () => {
    const files = [queues, addition].map((value, at) => ({ file: `${at}.json`, content: { value } }));
    const { problems, added } = combine(declarations, files, { names: { isCatastrophic }, locales: ['en', 'de'] });
    expect(problems).toEqual([]);
    expect(added).toEqual(['queues', 'applications']);
  });
});
