import type { CompiledField } from '../types/compiled';
import { fieldState, type FieldStateOptions } from './fieldState';
import type { Facts } from './predicate';

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * A group as it is sent. The API takes such an object as a whole, so that what is left out is gone: parts that are not shown
 * now, and empty ones, are left out.
 * @param facts of the form; a part's own conditions read the group's values before the form's
 * @returns null for a group of which nothing is left; any other value unchanged
 */
export function shownParts(
  field: CompiledField,
  value: unknown,
  facts: Facts,
  mode: FieldStateOptions['mode'],
): unknown {
  const { of, type } = field;
  if (type !== 'group' || !of || !isObject(value)) return value;
  const within: Facts = { ...facts, subject: { ...facts.subject, ...value } };
  const isSent = ([name, part]: [string, unknown]) => {
    const declared = of[name];
    return !isEmpty(part) && (!declared || fieldState(declared, within, { mode }).visible);
  };
  const sent = Object.entries(value).filter(isSent);
  return sent.length > 0 ? Object.fromEntries(sent) : null;
}
