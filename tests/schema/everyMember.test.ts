import { describe, expect, it } from 'vitest';
import { checkRegistry } from '../../src/schema/checks';
import { placeText } from '../../src/schema/checks/problem';
import { declarationJsonSchema } from '../../src/schema/shape/jsonSchema';
import { shapeIssues } from '../../src/schema/shape/shapeIssues';
import type { ResourceDeclaration } from '../../src/schema/types';
import { complete, completeRows } from './support/complete';
import { beside, codeNames } from './support/world';

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** Every property that the schema of a declaration has somewhere. */
const membersOf = (schema: unknown): string[] =>
  isObject(schema)
    ? Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' && isObject(value) ? Object.keys(value) : []),
        ...membersOf(value),
      ])
    : [];

type Path = (string | number)[];
const members = new Set(membersOf(declarationJsonSchema()));

/** Whose content is anything, or has names of the writer's own. */
const isFree = (path: Path) => path.some((part) => ['options', 'values', 'labels', 'as'].includes(String(part)));

/** Places of all members in a declaration. */
const placesIn = (value: unknown, path: Path = []): Path[] => {
  if (!isObject(value) || isFree(path)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [...(members.has(key) ? [place] : []), ...placesIn(part, place)];
  });
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((tree, part) => (tree as Record<string | number, unknown>)[part], value);

/** The declaration with something else at a place. */
function changed(declaration: ResourceDeclaration, path: Path, change: (value: unknown) => unknown): unknown {
  const copy = structuredClone(declaration);
  const holder = at(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const last = path.at(-1)!;
  holder[last] = change(holder[last]);
  return copy;
}

const places = [complete, completeRows].flatMap((declaration) =>
  placesIn(declaration).map((path) => ({ declaration, path, place: placeText(path) })),
);
/* Values that may be anything: a preset, what is sent for a field that is hidden, and options of a step. */
const anything = [/\.default$/, /\.sendWhenHidden$/, /^api\.read\[\d\]\.(?!step$)/];
const typed = places.filter(({ place }) => !anything.some((pattern) => pattern.test(place)));

it('every member that a declaration may have is in the complete one', () => {
  const used = new Set(places.flatMap(({ path }) => path.map(String)));
  expect([...members].filter((member) => !used.has(member))).toEqual([]);
});

it.each([complete, completeRows])('a declaration with all of them is without problems', (declaration) => {
  const problems = checkRegistry([declaration, ...beside], codeNames);
  expect(problems.filter(({ resource }) => resource === declaration.name)).toEqual([]);
});

describe('a function', () => {
  it.each(typed)('is no value of $place, and that is told there', ({ declaration, path, place }) => {
    const told = shapeIssues(changed(declaration, path, () => () => undefined)).map((issue) => placeText(issue.path));
    expect(told.some((other) => other !== '' && place.startsWith(other))).toBe(true);
  });
});
