import { readPath } from '../schema/facts/predicate';
import { textOption, type NamedRule } from './namedRule';

/** The value repeats that of another field, `options.field`: a confirmation. Nothing is said of an empty value. */
export const sameAs: NamedRule = (value, facts, options) => {
  const field = textOption(options, 'field');
  if (!field || value === null || value === undefined || value === '') return undefined;
  return readPath(field, facts) === value ? undefined : { key: 'rules.same_as' };
};
