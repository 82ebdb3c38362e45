import type { Rule, ValueRules } from '../../types';
import type { FieldPlace } from './fieldPlaces';

type Entry = Exclude<Rule, string>;

/** What `rules` of a field say, with their places; a name alone is an entry without options. */
export const ruleEntries = ({ at, field: { rules = [] } }: FieldPlace): { at: string; rule: Entry }[] =>
  rules.map((rule, index) => ({ at: `${at}.rules[${index}]`, rule: typeof rule === 'string' ? { rule } : rule }));

/** Rules that take one value: members of the field, and those in `rules`. */
export const valueRules = (place: FieldPlace): { at: string; rule: ValueRules }[] => [
  { at: place.at, rule: place.field },
  ...ruleEntries(place).flatMap(({ at, rule }) => ('rule' in rule || 'refuse' in rule ? [] : [{ at, rule }])),
];
