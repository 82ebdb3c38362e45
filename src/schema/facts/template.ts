import { readPath, type Facts } from './predicate';
import type { Template } from '../types';

const variable = /\{([\w.$-]+)\}/g;

/** Text of a value in a template; undefined for what has none: nothing, the empty text, and objects. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint'
    ? String(value)
    : undefined;
};

/** Paths of the variables of a template in the order of their first use. */
export const templateVariables = (template: Template): string[] => [
  ...new Set([...template.matchAll(variable)].map(([, path]) => path as string)),
];

/**
 * A template with its variables replaced.
 * @param encode applied once to each value, not to the text around it
 * @returns undefined when a variable has no value (undefined, null or an empty text)
 */
export function fillTemplate(
  template: Template,
  facts: Facts,
  encode: (text: string) => string = (text) => text,
): string | undefined {
  let isComplete = true;
  const filled = template.replace(variable, (_, path: string) => {
    const text = textOf(readPath(path, facts));
    if (text === undefined) isComplete = false;
    return text === undefined ? '' : encode(text);
  });
  return isComplete ? filled : undefined;
}

/** Dots alone would leave the path that they stand in: no encoding keeps a browser from resolving them. */
const leavesPath = /(^|\/)\.{1,2}(\/|$)/;

/**
 * The first template whose every variable has a value, with the values URI-encoded once.
 * @returns undefined where none is complete, and where a value would lead out of the declared path.
 */
export function choosePath(templates: readonly Template[], facts: Facts): string | undefined {
  const path = templates.map((template) => fillTemplate(template, facts, encodeURIComponent)).find(Boolean);
  return path === undefined || leavesPath.test(path) ? undefined : path;
}
