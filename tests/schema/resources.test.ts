// @vitest-environment node
import { expect, it } from 'vitest';
import { declarations, englishResourceMessages } from '../../resources';
import { steps } from '../../dataProvider/steps';
import { rules } from '../../src/rules/registry';
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

it('every declaration is without problems, warnings included', () => {
  const problems = checkRegistry(declarations, { rules, steps, messages: hasText }).filter(
    (problem) => problem.severity === 'error' || isOfViews(problem),
  );
  expect(problems).toEqual([]);
});
