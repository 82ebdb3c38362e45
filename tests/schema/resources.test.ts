// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { extrasOf } from '../../resources/extras';
import { codeRegistries } from '../../src/engine/codeRegistries';
import { checkRegistry } from '../../src/schema/checks';

const hasText = (key: string): boolean => {
  const [area, ...parts] = key.split('.');
  const found = parts.reduce<unknown>(
    (tree, part) => (tree as Record<string, unknown> | undefined)?.[part],
    englishResourceMessages,
  );
  return area === 'resources' && typeof found === 'string';
};

/** Resources without views need no texts for them. */
const isOfViews = ({ resource }: { resource: string }) =>
  declarations.some(({ name, list, form }) => name === resource && (list !== undefined || form !== undefined));

beforeAll(async () => {
  const extras = declarations.flatMap(({ name }) => extrasOf(name) ?? []);
  for (const load of extras) (await load()).register(codeRegistries);
});

it('every declaration is without problems, warnings included', () => {
  const problems = checkRegistry(declarations, { ...codeRegistries, messages: hasText }).filter(
    (problem) => problem.severity === 'error' || isOfViews(problem),
  );
  expect(problems).toEqual([]);
});
