import type { z } from 'zod';
import { knownKeys } from './knownKeys';
import { declarationSchema } from './zod';

/** What is wrong with the shape of a value, flat: of alternatives the one that comes nearest. */
export interface ShapeIssue {
  kind: 'unknown-key' | 'missing' | 'wrong';
  path: PropertyKey[];
  message: string;
  /** Keys that nobody knows, for `unknown-key`. */
  keys: string[];
  /** What may be said there: names of members for `unknown-key`, else values, where they can be listed. */
  known: string[];
  input?: unknown;
}

type Issue = z.core.$ZodIssue;

const isMissing = ({ code, input }: Issue): boolean =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_union' || code === 'invalid_value');

const depthOf = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.flatMap(leavesOf).map(({ path: at }) => at.length));

/** How far off an alternative is: another kind of value is farther than keys that it lacks, and those than keys too many. */
function distanceOf(issues: readonly Issue[]): number {
  const distances = issues.map((issue) => {
    if (issue.code === 'invalid_union' && issue.path.length === 0) return Math.min(3, ...issue.errors.map(distanceOf));
    if (issue.code === 'invalid_type' && issue.path.length === 0) return 3;
    if (issue.path.length === 1 && isMissing(issue)) return 2;
    return issue.code === 'unrecognized_keys' && issue.path.length === 0 ? 1 : 0;
  });
  return Math.max(0, ...distances);
}

/** The alternative that the writer meant: it has the keys, and of those the one that goes deepest. */
const nearest = (alternatives: readonly (readonly Issue[])[]): readonly Issue[] =>
  [...alternatives].sort((one, other) => distanceOf(one) - distanceOf(other) || depthOf(other) - depthOf(one))[0] ?? [];

function leavesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = nearest(issue.errors);
  if (depthOf(best) === 0 && !best.some(({ code }) => code === 'unrecognized_keys')) return [issue];
  return best.flatMap((inner) => leavesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The values that could stand in the place of a wrong one, of all alternatives. */
function valuesFor(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union'
    ? issue.errors.flatMap((alternative) => alternative.filter(({ path }) => path.length === 0).flatMap(valuesFor))
    : [];
}

const kindOf = (issue: Issue): ShapeIssue['kind'] => {
  if (issue.code === 'unrecognized_keys') return 'unknown-key';
  return isMissing(issue) ? 'missing' : 'wrong';
};

/**
 * @param schema a declaration's where not given
 * @returns what is wrong with the shape of a value; empty where it is a declaration
 */
export function shapeIssues(value: unknown, schema: z.ZodType = declarationSchema): ShapeIssue[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap(leavesOf).map((issue) => ({
    kind: kindOf(issue),
    path: issue.path,
    message: issue.message,
    keys: issue.code === 'unrecognized_keys' ? issue.keys : [],
    known: issue.code === 'unrecognized_keys' ? knownKeys(schema, issue.path) : [...new Set(valuesFor(issue))],
    input: issue.input,
  }));
}
