import type { Complaint } from '../fields/kit';
import type { Rule } from '../schema/types';
import { isAmong, rowComplaints } from './rowComplaints';

/** Nothing, blanks only, or no rows. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What counts is what a person would: an emoji is one character. Blanks around a text are not sent. */
const lengthOf = (value: unknown): number => [...String(value).trim()].length;

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function fits(pattern: string, value: unknown): boolean {
  try {
    return new RegExp(pattern).test(String(value));
  } catch {
    return true;
  }
}

type Declared = Exclude<Rule, { rule: 'use' | 'unique' }>;

/** Whether the value breaks the rule. Except for the number of rows, an empty value breaks none. */
function isBroken(rule: Exclude<Declared, { rule: 'uniqueRows' }>, value: unknown): boolean {
  if (rule.rule === 'minRows') return rowsOf(value).filter((row) => isAmong(rule.rowsWhere, row)).length < rule.value;
  if (isNothing(value)) return false;
  switch (rule.rule) {
    case 'minLength':
      return lengthOf(value) < rule.value;
    case 'maxLength':
      return lengthOf(value) > rule.value;
    case 'min':
      return Number(value) < rule.value;
    case 'max':
      return Number(value) > rule.value;
    case 'pattern':
      return !fits(rule.value, value);
  }
}

const keys: Record<Exclude<Declared['rule'], 'uniqueRows'>, string> = {
  minLength: 'rules.min_length',
  maxLength: 'rules.max_length',
  min: 'rules.min',
  max: 'rules.max',
  minRows: 'rules.min_rows',
  pattern: 'rules.pattern',
};

/** What a rule that needs no code says about a value. */
export function declaredComplaint(rule: Declared, value: unknown): Complaint | undefined {
  if (rule.rule === 'uniqueRows') return Object.values(rowComplaints(rule.value, value, rule.rowsWhere))[0];
  return isBroken(rule, value) ? { key: keys[rule.rule], args: { value: rule.value } } : undefined;
}
