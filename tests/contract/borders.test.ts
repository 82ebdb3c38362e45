import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { sourceFiles } from './texts/sourceTexts';

describe('the parts that every resource goes through', () => {
  const names = declarations.map(({ name }) => name);
  const folders = ['src/engine', 'dataProvider', 'src/schema', 'src/fields', 'src/actions', 'authProvider'];

  it('are looked at', () => {
    expect(names.length).toBeGreaterThan(4);
    expect(sourceFiles(...folders).length).toBeGreaterThan(50);
  });

  it('name no resource', () => {
    const literal = new RegExp(`(['"\`])(${names.join('|')})\\1`);
    const named = sourceFiles(...folders).filter(({ text }) => literal.test(text.replace(/\/\*[\s\S]*?\*\//g, '')));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

interface Border {
  files?: string[];
  rules?: { 'no-restricted-imports'?: [string, { patterns: { regex: string }[] }] };
}

describe('the borders of docs/architecture.md', () => {
  const config = '../../eslint.config.js';
  const borders = import(config).then((module: { default: Border[] }) =>
    module.default.flatMap(({ files = [], rules }) => {
      const [, given] = rules?.['no-restricted-imports'] ?? [];
      return given ? [{ files, forbidden: new RegExp(given.patterns[0]!.regex) }] : [];
    }),
  );
  const isClosed = async (file: string, imported: string) => {
    const own = (await borders).filter(({ files }) => files.some((pattern) => matchesGlob(file, pattern)));
    return own.at(-1)?.forbidden.test(imported);
  };

  it.each([
    ['src/schema/compile/compile.ts', 'react'],
    ['src/schema/compile/compile.ts', '../session/token'],
    ['src/schema/checks/index.ts', '../../../resources'],
    ['src/session/token/token.ts', '../../dataProvider'],
    ['src/session/token/token.ts', '../fields/kit'],
    ['dataProvider/http/http.ts', 'react'],
    ['dataProvider/http/http.ts', '../src/engine/codeRegistries'],
    ['dataProvider/http/http.ts', '../resources'],
    ['authProvider/login.ts', '../dataProvider/lists'],
    ['authProvider/login.ts', '../src/app/features'],
    ['src/fields/kit.ts', '../../dataProvider/steps'],
    ['src/fields/kit.ts', '../engine/list/ListTable'],
    ['src/actions/registry.ts', '../app/features'],
    ['src/rules/hosts/host.ts', '../../resources/carriers'],
    ['src/engine/codeRegistries.ts', '../app/tokens'],
    ['src/engine/list/table/ListTable.tsx', '../../../resources'],
    ['src/app/theme/tokens.ts', '../../sandbox/index'],
    ['resources/clients/index.ts', '../../dataProvider/steps'],
    ['resources/clients/index.ts', 'react'],
    ['resources/clients/index.ts', '../../src/engine/codeRegistries'],
    ['resources/speech-services/extras.tsx', '../../src/app/features'],
    ['sandbox/routes/routing/clients.ts', '../../src/schema/types'],
  ])('keep %s from %s', async (file, imported) => {
    expect(await isClosed(file, imported)).toBe(true);
  });

  it.each([
    ['src/schema/checks/index.ts', './otherResources'],
    ['authProvider/login.ts', '../dataProvider/http/http'],
    ['src/kinds/speech/choice/SpeechPanel.tsx', '../../engine/form/panels'],
    ['src/engine/codeRegistries.ts', '../../dataProvider/steps'],
    ['resources/clients/index.ts', '../../src/schema/types'],
    ['resources/speech-services/extras.tsx', '../../src/engine/codeRegistries'],
  ])('let %s have %s', async (file, imported) => {
    expect(await isClosed(file, imported)).toBe(false);
  });
});

describe('a file', () => {
  it('has at most 300 lines', () => {
    const code = sourceFiles('src', 'dataProvider', 'authProvider', 'resources', 'sandbox', 'scripts');
    expect(code.filter(({ text }) => text.split('\n').length > 300).map(({ path }) => path)).toEqual([]);
  });

  it('has at most 400 lines when it is a test', () => {
    expect(
      sourceFiles('tests')
        .filter(({ text }) => text.split('\n').length > 400)
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
