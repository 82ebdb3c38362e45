import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { declarationPage } from '../../../scripts/docs/page';
import { complete, completeRows } from '../../schema/support/complete';

const page = readFileSync(join(import.meta.dirname, '../../../docs/declaration.md'), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!) as unknown);

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Whether a value holds all that another one does; of a list, some of its entries. */
function holds(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((each) => whole.some((other) => holds(other, each)));
  if (!isObject(part)) return whole === part;
  return isObject(whole) && Object.entries(part).every(([key, each]) => key in whole && holds(whole[key], each));
}

describe('docs/declaration.md', () => {
  let written = '';
  beforeAll(async () => {
    written = await declarationPage([complete, completeRows]);
  });

  it('is as npm run docs writes it', () => {
    expect(page).toBe(written);
  });

  it('says something of every member, with an example', () => {
    const members = page.split(/^### /m).slice(1);
    expect(members.length).toBeGreaterThan(100);
    expect(members.filter((text) => !text.includes('```json')).map((text) => text.split('\n')[0])).toEqual([]);
  });

  /* These two are put to every check as a whole (tests/schema/everyMember.test.ts). */
  it.each(examples)('has an example that stands in a declaration without problems: %j', (example) => {
    expect([complete, completeRows].some((declaration) => holds(declaration, example))).toBe(true);
  });

  it('would have a wrong example found', () => {
    expect(holds(complete, { name: 'other' })).toBe(false);
    expect(holds({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe(false);
  });
});
