// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { compiledAmong, contractProblems } from './contractProblems';
import { expected } from './expected';
import { mutationsOf } from './mutations';

describe.each(declarations.filter(({ list, form }) => list || form))('the contract of $name', (declaration) => {
  const wanted = expected[declaration.name]!;

  it('is written down', () => {
    expect(wanted).toBeDefined();
  });

  it('is kept by the declaration', () => {
    expect(contractProblems(compiledAmong(declarations, declaration), wanted)).toEqual([]);
  });

  it.each(mutationsOf(declaration))('is broken without $what', ({ declaration: mutated }) => {
    expect(contractProblems(compiledAmong(declarations, mutated), wanted)).not.toEqual([]);
  });
});
