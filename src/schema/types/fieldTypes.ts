import type { Predicate } from '../facts/predicate';
import type { RecordsOf, Said, Shown, Template, Used } from './scalarTypes';

export type BuiltInFieldType =
  | 'text'
  | 'multiline'
  | 'number'
  | 'boolean'
  | 'password'
  | 'secret'
  | 'sid'
  | 'datetime'
  | 'email'
  | 'select'
  | 'reference'
  | 'rows'
  | 'group'
  | 'json'
  | 'host'
  | 'url'
  | 'webhook';
export type FieldType = BuiltInFieldType | (string & {});

export type WriteRule = 'always' | 'create' | 'update' | 'never' | 'form';

export interface Field extends ValueRules, Shown {
  /** How it is shown, typed and sent: one of the registered types (`src/fields`, `src/kinds`). */
  type: FieldType;
  /** What its type alone understands. */
  options?: Record<string, unknown>;
  /** English texts, in the place of `fields.<name>` and `help.<name>` in the file of texts; other languages have theirs there. */
  label?: string;
  /** English, as `label`: one sentence below the input. */
  help?: string;
  /** Whether a form is refused without it. */
  required?: boolean | Predicate;
  /** Preset of a new record; a text may be a template. */
  default?: unknown;
  /** Sent although it is not shown: a template over session and record. */
  value?: Template;
  /** When it is shown but cannot be changed. */
  readOnly?: Predicate;
  /** When the value is sent. 'create' also makes the edit form show it read-only; 'form' is typed and never sent, as a confirmation is. */
  write?: WriteRule;
  /**
   * Sent once the field is no longer shown for what the form holds, though it was for the record as loaded: null clears. Where not
   * said it is left out. What a switch of the deployment hides is not cleared.
   */
  sendWhenHidden?: unknown;
  /** Rules with a message or condition of their own, and those that are code. */
  rules?: Rule[];
  /** Values, values with their English texts, or the name of a list. */
  choices?: readonly (string | number)[] | Pick<Used, 'use'> | Record<string, string>;
  /**
   * Another record. `candidates` is tested on each that could be chosen (bare paths read it). `preview` are fields of the chosen one
   * that are shown below, `true` all but what stands for it and secrets. `preset` of a new record: the `first` there is, where it is
   * required; the `last` that the user has saved a new record of the same account with, or else the first; the `only` one there is.
   */
  reference?: RecordsOf & {
    candidates?: Predicate;
    preset?: 'first' | 'last' | 'only';
    preview?: true | readonly string[];
  };
  /** Fields of a `group` or of rows; or the resource whose records the rows are, which are read and saved along with the own one. */
  of?: Record<string, Field> | string;
  /** What the field is else where a predicate holds: the first that does is laid over it, `options` are merged. */
  cases?: readonly Case[];
  /**
   * A choice that is not on the wire: the first predicate that holds on the loaded record names the value (`true` or `false`
   * for a flag, which is false where none holds). Never sent.
   */
  derive?: Record<string, Predicate>;
}

/** What a field is else where a predicate holds. */
export type Case = Partial<Field> & Required<Pick<Said, 'when'>>;

/** Rules that take one value. An empty value breaks none of them, except for the number of rows. */
export interface ValueRules {
  /** Characters at least. */
  minLength?: number;
  /** Characters at most. */
  maxLength?: number;
  /** The least number. */
  min?: number;
  /** The greatest number. */
  max?: number;
  /** A regular expression. */
  pattern?: string;
  /** Rows at least. */
  minRows?: number;
  /** Fields of which no two rows have the same values. */
  uniqueRows?: string[];
  /**
   * No other record has the value: of those that agree `within` these fields; `ignoreCase` where `Ada` and `ada` are one to the
   * platform. A `message` stands in the place of the rule's own.
   */
  unique?: boolean | ({ within?: string[]; ignoreCase?: boolean } & Partial<Pick<Said, 'message'>>);
}

/**
 * What may stand beside every rule. `when` limits it; what it says in the place of its own text is a `message` where it refuses, and
 * otherwise one of these, a message key as well.
 */
export interface RuleFrame extends Partial<Said> {
  /** What is worth knowing: shown, and Save goes on. */
  note?: string;
  /** What is probably wrong: shown, and Save goes on. */
  warning?: string;
  /** Shown as a warning, and asked once more when Save is pressed. */
  question?: string;
}

/** A registered rule with its options, by its name alone where it has none. */
export type NamedRule = string | (RuleFrame & { rule: string; [option: string]: unknown });

export type Rule =
  | NamedRule
  /**
   * `rowsWhere` limits it to the rows that fit; bare paths read the row. With nothing to test, a `note`, `warning` or `question` is
   * said wherever `when` holds.
   */
  | (RuleFrame & ValueRules & { rowsWhere?: Predicate })
  /** What holds is refused. */
  | (Partial<Said> & { refuse: Predicate });
