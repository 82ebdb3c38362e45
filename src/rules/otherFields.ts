import { matches, readPath, type Facts, type Predicate } from '../schema/facts/predicate';
import { ruleText, textOption, type NamedRule } from './namedRule';

/** A value that is required while a table of the form (`options.rows`) has a row that fits `options.rowsWhere`. */
export const neededByRows: NamedRule = (value, { record }, { rows, rowsWhere }) => {
  const given = record?.[String(rows)];
  const isNeeded =
    Array.isArray(given) &&
    (given as Facts['subject'][]).some((subject) => matches(rowsWhere as Predicate | undefined, { subject }));
  return isNeeded && ruleText(value) === '' ? { key: 'rules.required' } : undefined;
};

/** The value repeats that of another field, `options.field`: a confirmation. Nothing is said of an empty value. */
export const sameAs: NamedRule = (value, facts, options) => {
  const field = textOption(options, 'field');
  if (!field || value === null || value === undefined || value === '') return undefined;
  return readPath(field, facts) === value ? undefined : { key: 'rules.same_as' };
};
