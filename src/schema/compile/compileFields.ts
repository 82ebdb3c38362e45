import type { CompiledCase, CompiledField } from '../types/compiled';
import { compileRules, saysRules } from './compileRules';
import { isLabelled } from '../declaredTexts';
import { isSecret } from '../facts/secrets';
import { fieldsIn } from '../facts/rowsOf';
import { ownOptions } from './compileRows';
import type { Field, WriteRule } from '../types';
import { watchesOf } from './watches';

export interface FieldContext {
  /** The resource whose texts messages are. */
  resource: string;
  /** The record's key on the wire; undefined for fields that make no record: rows, groups, questions, filters. */
  idField?: string;
  /** Names of the fields that the form shows; undefined where all are shown. */
  placed?: ReadonlySet<string>;
}

/** Identifiers are the API's to give, unless a template says what to send. */
const writeOf = (name: string, field: Field, idField: string | undefined): WriteRule => {
  if (field.write) return field.write === 'form' ? 'never' : field.write;
  const isGiven = name === idField || (field.type === 'sid' && field.value === undefined);
  return isGiven || field.derive ? 'never' : 'always';
};

/** The values of choices; their texts are found by the values. */
const valuesOf = (choices: Field['choices']): Pick<CompiledCase, 'choices'> =>
  choices === undefined ? {} : { choices: isLabelled(choices) ? Object.keys(choices) : choices };

/** What a case says of rules is laid over what the field says of them. */
function compileCase(field: Field, { rules, choices, ...changes }: Partial<Field>, resource: string): CompiledCase {
  const isRuled = saysRules({ ...changes, ...(rules && { rules }) });
  return {
    ...changes,
    ...valuesOf(choices),
    ...(isRuled && { rules: compileRules({ ...field, ...changes, ...(rules && { rules }) }, resource) }),
  };
}

function compileField(name: string, declared: Field, context: FieldContext): CompiledField {
  /* What is typed and never sent is a choice of the form alone. */
  const field: Field = declared.write === 'form' ? { ...declared, derive: {} } : declared;
  const { of, options, cases: own = [], rules: written, choices, ...rest } = field;
  void [options, written];
  const inner = fieldsIn({ of });
  const rules = compileRules(field, context.resource);
  const cases = own.map(({ when, ...changes }) => ({ when, field: compileCase(field, changes, context.resource) }));
  return {
    ...rest,
    name,
    ...ownOptions(field),
    ...valuesOf(choices),
    rules,
    write: writeOf(name, field, context.idField),
    required: field.required ?? false,
    cases,
    watches: watchesOf({ ...rest, rules }, cases),
    placed: context.placed?.has(name) ?? true,
    secret: isSecret(field),
    ...(inner && { of: compileFields(inner, { resource: context.resource }) }),
  };
}

/** Fields by name with every default filled in. */
export function compileFields(
  fields: Readonly<Record<string, Field>>,
  context: FieldContext,
): Record<string, CompiledField> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, compileField(name, field, context)]));
}

/** Whether a field, or one inside it, may never be exported or kept. */
export const holdsSecret = ({ secret, of }: CompiledField): boolean =>
  secret || Object.values(of ?? {}).some(holdsSecret);
