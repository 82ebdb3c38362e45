/* In: the conditions and templates of a declaration. Out: their places, and what they read that is not there. */
import { watchedPaths, type Predicate } from '../../facts/predicate';
import type { ResourceDeclaration } from '../../types';
import { choiceChecks } from './choices';
import { conditionPlaces } from './conditionPlaces';
import { fieldPlaces, fieldsOf } from '../names/fieldPlaces';
import { valueRules } from '../names/rulePlaces';
import { pathProblem } from './knownPaths';
import type { Check, Finding } from '../problem';

/** R701: a condition reads something. */
const unknownPaths: Check = (declaration) =>
  conditionPlaces(declaration).flatMap(({ at, predicate, ...place }) =>
    watchedPaths(predicate).flatMap((path): Finding[] => {
      const problem = pathProblem(path, declaration, place);
      return problem ? [{ id: 'R701', at, ...problem }] : [];
    }),
  );

/** Which fields the visibility of each field depends on. */
function dependencies(declaration: ResourceDeclaration): Map<string, string[]> {
  return new Map(
    Object.entries(fieldsOf(declaration)).map(([name, { visible }]) => [
      name,
      watchedPaths(visible).map((path) => path.replace(/^record\./, '').split('.')[0] as string),
    ]),
  );
}

/** The way from a field back to itself, if there is one. */
function cycleFrom(start: string, reads: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const search = (name: string, way: string[]): string[] | undefined => {
    for (const next of reads.get(name) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = search(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, [start]);
}

/** R702: fields that show each other might never be seen. */
const cycles: Check = (declaration) => {
  const reads = dependencies(declaration);
  const told = new Set<string>();
  return [...reads.keys()].flatMap((name): Finding[] => {
    const cycle = told.has(name) ? undefined : cycleFrom(name, reads);
    if (!cycle) return [];
    cycle.forEach((part) => told.add(part));
    return [
      {
        id: 'R702',
        at: `fields.${name}.visible`,
        message: `Whether it is visible depends on itself: ${cycle.join(' → ')}.`,
      },
    ];
  });
};

const longestPattern = 200;

function patternsIn(predicate: Predicate): string[] {
  return Object.values(predicate as Record<string, unknown>).flatMap((test): string[] => {
    if (Array.isArray(test)) return (test as Predicate[]).flatMap(patternsIn);
    const pattern = test !== null && typeof test === 'object' ? (test as { matches?: unknown }).matches : undefined;
    return typeof pattern === 'string' ? [pattern] : [];
  });
}

/** Every regular expression of a declaration. */
function patternPlaces(declaration: ResourceDeclaration): { at: string; pattern: string }[] {
  return [
    ...conditionPlaces(declaration).flatMap(({ at, predicate }) =>
      patternsIn(predicate).map((pattern) => ({ at, pattern })),
    ),
    ...fieldPlaces(declaration)
      .flatMap(valueRules)
      .flatMap(({ at, rule: { pattern } }) => (pattern === undefined ? [] : [{ at: `${at}.pattern`, pattern }])),
    ...Object.keys(declaration.api.errors ?? {}).map((pattern) => ({ at: `api.errors.${pattern}`, pattern })),
  ];
}

function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
}

/** To judge an expression takes a while: so many that never end are told, and so many are judged. */
const most = { told: 3, judged: 200 };

function patternFinding(at: string, pattern: string): Finding | undefined {
  if (pattern.length > longestPattern) {
    const message = `A regular expression has at most ${longestPattern} characters.`;
    return { id: 'R704', at, message, hint: 'Register a rule.' };
  }
  const fault = patternFault(pattern);
  return fault === undefined ? undefined : { id: 'R703', at, message: fault, hint: 'Write it as JavaScript reads it.' };
}

/** R703, R704, R706: regular expressions can be read, are short enough to be, and come to an end. */
const patterns: Check = (declaration, { names: { isCatastrophic } }) => {
  const places = patternPlaces(declaration);
  let told = 0;
  return places.flatMap(({ at, pattern }, index): Finding[] => {
    const finding = patternFinding(at, pattern);
    if (finding) return [finding];
    if (!isCatastrophic || told >= most.told || (index < most.judged && !isCatastrophic(pattern))) return [];
    told += 1;
    return [
      {
        id: 'R706',
        at,
        message: index < most.judged ? 'Some text makes this run for ever.' : 'There are too many expressions.',
        hint: 'Repeat nothing that is itself repeated: write a+ for (a+)+.',
      },
    ];
  });
};

/** R7xx: conditions. */
export const conditionChecks: Check[] = [unknownPaths, cycles, patterns, ...choiceChecks];
