import type { Rule, RuleFrame, ValueRules } from '../../types';
import type { FieldPlace } from './fieldPlaces';

type Entry = Exclude<Rule, string>;

/** What `rules` of a field say, with their places; a name alone is an entry without options. */
export const ruleEntries = ({ at, field: { rules = [] } }: FieldPlace): { at: string; rule: Entry }[] =>
  rules.map((rule, index) => ({ at: `${at}.rules[${index}]`, rule: typeof rule === 'string' ? { rule } : rule }));

/** What a rule may say, each in its own way. */
export const wordings = ['message', 'note', 'warning', 'question'] as const;

/** The message keys that the rules of a field name, with their places. */
export const ruleWords = (place: FieldPlace): { at: string; key: string | undefined }[] => [
  ...valueRules(place).flatMap(({ at, rule: { unique } }) =>
    typeof unique === 'object' ? [{ at: `${at}.unique.message`, key: unique.message }] : [],
  ),
  ...ruleEntries(place).flatMap(({ at, rule }) =>
    wordings.map((word) => ({ at: `${at}.${word}`, key: (rule as RuleFrame)[word] })),
  ),
];

/** Rules that take one value: members of the field, and those in `rules`. */
export const valueRules = (place: FieldPlace): { at: string; rule: ValueRules }[] => [
  { at: place.at, rule: place.field },
  ...ruleEntries(place).flatMap(({ at, rule }) => ('rule' in rule || 'refuse' in rule ? [] : [{ at, rule }])),
];
