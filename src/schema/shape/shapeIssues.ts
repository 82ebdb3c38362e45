import type { z } from 'zod';
import { declarationSchema } from './zod';

/** What is wrong with the shape of a value, flat: of alternatives the one that comes nearest. */
export interface ShapeIssue {
  kind: 'unknown-key' | 'missing' | 'wrong';
  path: PropertyKey[];
  message: string;
  /** Keys that nobody knows, for `unknown-key`. */
  keys: string[];
}

type Issue = z.core.$ZodIssue;

const depthOf = (issues: readonly Issue[]): number =>
  Math.max(0, ...issues.flatMap(leavesOf).map(({ path: at }) => at.length));

/** The alternative that goes deepest is what the writer meant. */
function nearest(alternatives: readonly (readonly Issue[])[]): readonly Issue[] {
  return [...alternatives].sort((one, other) => depthOf(other) - depthOf(one))[0] ?? [];
}

function leavesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const best = nearest(issue.errors);
  if (depthOf(best) === 0 && !best.some(({ code }) => code === 'unrecognized_keys')) return [issue];
  return best.flatMap((inner) => leavesOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

const isMissing = ({ code, input }: Issue): boolean =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_union' || code === 'invalid_value');

/** @returns what is wrong with the shape of a value; empty where it is a declaration. */
export function shapeIssues(value: unknown): ShapeIssue[] {
  const { error } = declarationSchema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap(leavesOf).map((issue) => ({
    kind: issue.code === 'unrecognized_keys' ? 'unknown-key' : isMissing(issue) ? 'missing' : 'wrong',
    path: issue.path,
    message: issue.message,
    keys: issue.code === 'unrecognized_keys' ? issue.keys : [],
  }));
}
