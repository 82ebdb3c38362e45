import { matches, type Facts, type Predicate } from '../schema/facts/predicate';
import { ruleText, type NamedRule } from './namedRule';

/** A value that is required while a table of the form (`options.rows`) has a row that fits `options.among`. */
export const neededByRows: NamedRule = (value, { record }, { rows, among }) => {
  const given = record?.[String(rows)];
  const isNeeded =
    Array.isArray(given) &&
    (given as Facts['subject'][]).some((subject) => matches(among as Predicate | undefined, { subject }));
  return isNeeded && ruleText(value) === '' ? { key: 'rules.required' } : undefined;
};
