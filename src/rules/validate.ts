/* In: a value, the rules of its field, and the facts. Out: complaints: message keys with arguments. */
import type { Complaint, FieldTypeEntry, Note } from '../fields/kit';
import type { CompiledField, CompiledResource, CompiledRule, Severity } from '../schema/types/compiled';
import { matches, type Facts } from '../schema/facts/predicate';
import type { ValueRules } from '../schema/types';
import { declaredComplaint, isDeclared, isNothing } from './declaredComplaint';
import { complaintsIn, type RuleComplaint, type RuleReads } from './namedRule';
import { rules } from './registry';

export type { RuleComplaint, RuleReads } from './namedRule';

/** What a `unique` rule asks the server. */
export interface UniqueAsk {
  field: string;
  /** Only records that have the same values in these fields are compared. */
  within?: readonly string[];
  ignoreCase?: boolean;
}

export interface FieldQuestion {
  resource: CompiledResource;
  /** With the case of `variants` that holds now laid over it. */
  field: CompiledField;
  /** As it would be sent; rows as the form holds them. */
  value: unknown;
  facts: Facts;
}

export interface FieldChecks {
  /** Whether a value is required now. */
  required?: boolean;
  /** What the field's type demands. */
  typeCheck?: FieldTypeEntry['check'];
  /** Whether another record has the value; without it `unique` is not asked. */
  isTaken?: (question: UniqueAsk, value: unknown) => Promise<boolean>;
  /** The data provider, where rules may ask the server now. */
  reads?: RuleReads;
}

type Found = RuleComplaint & { severity: Severity };

/** The declared message and severity stand in the place of the rule's own; notes and warnings of a rule stay as they are. */
const asDeclared = (rule: CompiledRule, complaint: RuleComplaint): Found => {
  const { severity = 'error', ...own } = complaint;
  if (severity !== 'error') return { ...own, severity };
  return { ...own, key: rule.message ?? own.key, severity: rule.severity ?? 'error' };
};

const holds = (rule: CompiledRule, facts: Facts) => rule.when === undefined || matches(rule.when, facts);

async function askRule(
  rule: CompiledRule,
  { resource, field, value, facts }: FieldQuestion,
  checks: FieldChecks,
): Promise<Found[]> {
  if (rule.rule === 'unique') {
    if (isNothing(value) || !checks.isTaken) return [];
    const compared = rule.value as NonNullable<ValueRules['unique']>;
    const question = { field: field.name, ...(typeof compared === 'object' && compared) };
    return (await checks.isTaken(question, value)) ? [asDeclared(rule, { key: 'rules.unique' })] : [];
  }
  const context = { resource, field: field.name, ...(checks.reads && { reads: checks.reads }) };
  const answer = isDeclared(rule)
    ? declaredComplaint(rule, value)
    : await rules.require(rule.rule)(value, facts, rule.options ?? {}, context);
  return complaintsIn(answer).map((complaint) => asDeclared(rule, complaint));
}

/**
 * The first error of a value: required, then what the type demands, then the rules in the order of the declaration.
 * Notes and warnings are no errors: see {@link fieldNotes}.
 * @throws when a rule names code that is not registered.
 */
export async function fieldComplaint({
  required = false,
  typeCheck,
  isTaken,
  reads,
  ...question
}: FieldQuestion & FieldChecks): Promise<Complaint | undefined> {
  const { field, value, facts } = question;
  if (required && isNothing(value)) return { key: 'rules.required' };
  const ofType = isNothing(value) ? undefined : await typeCheck?.(value, field);
  if (ofType) return ofType;
  for (const rule of field.rules) {
    if (!holds(rule, facts)) continue;
    const found = await askRule(rule, question, { ...(isTaken && { isTaken }), ...(reads && { reads }) });
    const error = found.find(({ severity }) => severity === 'error');
    if (error) return { key: error.key, ...(error.args && { args: error.args }), ...(error.at && { at: error.at }) };
  }
  return undefined;
}

/** What a rule can say at once; rules that ask the server are not asked. */
function quickAnswer(rule: CompiledRule, { resource, field, value, facts }: FieldQuestion): RuleComplaint[] {
  if (rule.rule === 'unique') return [];
  if (isDeclared(rule)) return complaintsIn(declaredComplaint(rule, value));
  const answer = rules.get(rule.rule)?.(value, facts, rule.options ?? {}, { resource, field: field.name });
  return answer instanceof Promise ? [] : complaintsIn(answer);
}

/** Whether a rule of the field can do else than refuse a value. */
export const mayNote = ({ rules: declared }: CompiledField): boolean =>
  declared.some((rule) => rule.rule !== 'unique' && (!isDeclared(rule) || (rule.severity ?? 'error') !== 'error'));

const quickAnswers = (question: FieldQuestion): Found[] =>
  question.field.rules
    .filter((rule) => holds(rule, question.facts))
    .flatMap((rule) => quickAnswer(rule, question).map((complaint) => asDeclared(rule, complaint)));

const notesAmong = (found: readonly Found[]): Note[] =>
  found.flatMap(({ severity, key, args, offer }) =>
    severity === 'error'
      ? []
      : [{ key, severity: severity === 'note' ? severity : 'warning', ...(args && { args }), ...(offer && { offer }) }],
  );

/** Everything that the rules and the field's type note or warn of, at once: never a reason not to save. */
export function fieldNotes(question: FieldQuestion, ofType?: FieldTypeEntry['notes']): Note[] {
  const { field, value } = question;
  return [...notesAmong(quickAnswers(question)), ...(ofType && !isNothing(value) ? ofType(value, field) : [])];
}

const isAskedNote = ({ rule, severity = 'error' }: CompiledRule): boolean =>
  severity !== 'error' && !isDeclared({ rule });

/** Whether a rule that is code is declared to note or warn: it may have to ask the server. */
export const asksForNotes = ({ rules: declared }: CompiledField): boolean => declared.some(isAskedNote);

/** What such rules say that could not be said at once. */
export async function askedNotes(question: FieldQuestion, reads: RuleReads): Promise<Note[]> {
  const { resource, field, value, facts } = question;
  const asked = field.rules.filter((rule) => isAskedNote(rule) && holds(rule, facts));
  const answers = asked.map(async (rule) => {
    const answer = rules.require(rule.rule)(value, facts, rule.options ?? {}, { resource, field: field.name, reads });
    const found = answer instanceof Promise ? complaintsIn(await answer) : [];
    return found.map((complaint) => asDeclared(rule, complaint));
  });
  return notesAmong((await Promise.all(answers)).flat());
}

/** What is asked once more before the values are saved, each question once. @param facts of the form: `subject` are its values */
export function questionsBeforeSave(resource: CompiledResource, facts: Facts): Complaint[] {
  const found = Object.values(resource.fields)
    .flatMap((field) => quickAnswers({ resource, field, value: facts.subject?.[field.name], facts }))
    .filter(({ severity }) => severity === 'question');
  return [...new Map(found.map(({ key, args }) => [key, { key, ...(args && { args }) }])).values()];
}
