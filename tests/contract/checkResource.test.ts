import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { problemsOfJson } from '../../scripts/jsonProblems';

describe('a declaration as JSON', () => {
  it('has no problems where the one in the code has none', () => {
    expect(problemsOfJson(JSON.stringify(declarations[0]))).toEqual([]);
  });

  it('is told what is wrong with it, and where', () => {
    const wrong = { ...declarations[0], list: { columns: ['no_such_field'] } };
    expect(problemsOfJson(JSON.stringify(wrong)).map(({ at }) => at)).toContain('list.columns[0]');
  });

  it('is refused when it is not JSON', () => {
    expect(() => problemsOfJson('{')).toThrow();
  });
});
