import type { DataProvider } from 'react-admin';
import type { Complaint, Offer } from '../fields/kit';
import { cleanLine, plainText } from '../fields/plainText';
import type { CompiledResource, Severity } from '../schema/types/compiled';
import type { Facts } from '../schema/facts/predicate';

/** What a named rule says: an error, where it does not say otherwise. */
export interface RuleComplaint extends Complaint {
  severity?: Severity;
  /** Of notes and warnings. */
  offer?: Offer;
}

export type RuleAnswer = RuleComplaint | readonly RuleComplaint[] | undefined;

/** What a rule said, as a list. */
export const complaintsIn = (answer: RuleAnswer): RuleComplaint[] => {
  if (answer === undefined) return [];
  return 'key' in answer ? [answer] : [...answer];
};

/** For rules that look at other records. */
export type RuleReads = Pick<DataProvider, 'getOne' | 'getList'>;

export interface RuleContext {
  resource?: CompiledResource;
  /** The name of the field that is judged. */
  field?: string;
  /** The data provider, where the server may be asked now: a rule that needs it says nothing without. */
  reads?: RuleReads;
}

/**
 * Code behind the name of a rule.
 * @param value of the field, empty ones included: a rule about a text says nothing about an empty one
 * @param options of the declaration
 */
export type NamedRule = (
  value: unknown,
  facts: Facts,
  options: Readonly<Record<string, unknown>>,
  context?: RuleContext,
) => RuleAnswer | Promise<RuleAnswer>;

/** A value as a rule about texts sees it: as it would be sent; empty where there is none. */
export const ruleText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? plainText(cleanLine(value)) : '';

/** An option that must be a text. */
export const textOption = (options: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  typeof options[name] === 'string' ? options[name] : undefined;
