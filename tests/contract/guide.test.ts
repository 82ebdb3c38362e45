import { describe, expect, it } from 'vitest';
import { declarations } from '../../resources';
import { checkAmong, isWarning } from '../../src/schema/checks';
import { isCatastrophic } from '../../src/schema/patterns/isCatastrophic';
import { combine } from '../../src/schema/runTime/combine';
import type { ResourceDeclaration } from '../../src/schema/types';
import { headings, jsonBlocks } from '../support/guide';

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

describe('docs/adding-a-resource.md', () => {
  it('goes from what is simple to what is not', () => {
    expect(headings.slice(0, 9)).toEqual([
      'What you get',
      'The parent',
      'Conditions',
      'Rows',
      'Actions',
      'When the declaration is not enough',
      expect.stringMatching(/^Hand-written pages/),
      'Checking',
      'JSON without a build',
    ]);
  });

  it.each(['Conditions', 'Actions'])('says below %s what a declaration can be given', (heading) => {
    for (const block of jsonBlocks(heading)) expect(errorsOf(merged(queues, block))).toEqual([]);
  });

  it('has files that lie beside a build', () => {
    const files = [queues, addition].map((value, at) => ({ file: `${at}.json`, content: { value } }));
    const { problems, added } = combine(declarations, files, { names: { isCatastrophic }, locales: ['en', 'de'] });
    expect(problems).toEqual([]);
    expect(added).toEqual(['queues', 'applications']);
  });
});
