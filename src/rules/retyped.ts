import { readPath } from '../schema/facts/predicate';
import { textOption, type NamedRule } from './namedRule';

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The parts of a group that say something, in one text. */
const content = (group: unknown): string => {
  const parts = group !== null && typeof group === 'object' ? Object.entries(group) : [];
  return JSON.stringify(
    parts.filter(([, value]) => !isNothing(value)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/**
 * About a secret inside the group `options.group`, which the API takes as a whole: what the API gave of it is a mask, and must
 * not go back as if it were the secret. Whoever changes the group types the secret again.
 */
export const retyped: NamedRule = (value, facts, options) => {
  const group = textOption(options, 'group');
  const name = textOption(options, 'field');
  if (!group || !name || isNothing(value)) return undefined;
  const isStored = value === readPath(`loaded.${group}.${name}`, facts);
  const isChanged = content(readPath(`record.${group}`, facts)) !== content(readPath(`loaded.${group}`, facts));
  return isStored && isChanged ? { key: 'rules.retyped' } : undefined;
};
