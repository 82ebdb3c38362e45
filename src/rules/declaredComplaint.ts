import type { Complaint } from '../fields/kit';
import type { CompiledRule } from '../schema/types/compiled';
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

type Check = (value: unknown, rule: CompiledRule) => Complaint | undefined;

/** A check that an empty value passes. @param isBroken by the value and what the rule says */
const ofValue =
  <T>(key: string, isBroken: (value: unknown, limit: T) => boolean): Check =>
  (value, { value: limit }) =>
    !isNothing(value) && isBroken(value, limit as T) ? { key, args: { value: limit } } : undefined;

const checks: Record<string, Check> = {
  minLength: ofValue<number>('rules.min_length', (value, limit) => lengthOf(value) < limit),
  maxLength: ofValue<number>('rules.max_length', (value, limit) => lengthOf(value) > limit),
  min: ofValue<number>('rules.min', (value, limit) => Number(value) < limit),
  max: ofValue<number>('rules.max', (value, limit) => Number(value) > limit),
  pattern: ofValue<string>('rules.pattern', (value, pattern) => !fits(pattern, value)),
  minRows: (value, { value: limit, rowsWhere }) =>
    rowsOf(value).filter((row) => isAmong(rowsWhere, row)).length < (limit as number)
      ? { key: 'rules.min_rows', args: { value: limit } }
      : undefined,
  uniqueRows: (value, { value: names, rowsWhere }) =>
    Object.values(rowComplaints(names as string[], value, rowsWhere))[0],
  /* Whether it holds, its condition says. */
  refuse: () => ({ key: 'rules.refused' }),
};

/** Whether a rule is one that needs no registered code. */
export const isDeclared = ({ rule }: CompiledRule): boolean => Object.hasOwn(checks, rule);

/** What a rule that needs no code says about a value. */
export const declaredComplaint = (rule: CompiledRule, value: unknown): Complaint | undefined =>
  checks[rule.rule]?.(value, rule);
