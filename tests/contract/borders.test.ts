// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { sourceFiles } from './sourceTexts';

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
