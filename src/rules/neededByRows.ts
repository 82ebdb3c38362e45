import type { Predicate } from '../schema/predicate';
import { ruleText, type NamedRule } from './namedRule';
import { isAmong } from './rowComplaints';

/** A value that is required while a table of the form (`options.rows`) has a row that fits `options.among`. */
export const neededByRows: NamedRule = (value, { record }, { rows, among }) => {
  const given = record?.[String(rows)];
  const isNeeded = Array.isArray(given) && given.some((row) => isAmong(among as Predicate | undefined, row));
  return isNeeded && ruleText(value) === '' ? { key: 'rules.required' } : undefined;
};
