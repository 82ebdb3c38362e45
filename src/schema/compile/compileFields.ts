import type { CompiledCase, CompiledField } from '../types/compiled';
import { compileRules, saysRules } from './compileRules';
import type { Predicate } from '../facts/predicate';
import { isLabelled } from '../declaredTexts';
import { isSecret } from '../facts/secrets';
import type { Field, WriteRule } from '../types';
import { variantChanges, type VariantChanges } from './variants';
import { watchesOf } from './watches';

export interface FieldContext {
  /** The record's key on the wire; undefined for fields that make no record: rows, groups, questions, filters. */
  idField?: string;
  /** Names of the fields that the form shows; undefined where all are shown. */
  placed?: ReadonlySet<string>;
  variants?: ReadonlyMap<string, VariantChanges>;
}

/** Identifiers are the API's to give, unless a template says what to send. */
const writeOf = (name: string, field: Field, idField: string | undefined): WriteRule => {
  if (field.write) return field.write;
  const isGiven = name === idField || (field.type === 'sid' && field.value === undefined);
  return isGiven || field.derive ? 'never' : 'always';
};

const both = (one: Predicate | undefined, other: Predicate): Predicate => (one ? { all: [one, other] } : other);

/** The values of choices; their texts are found by the values. */
const valuesOf = (choices: Field['choices']): Pick<CompiledCase, 'choices'> =>
  choices === undefined ? {} : { choices: isLabelled(choices) ? Object.keys(choices) : choices };

/** What a case says of rules is laid over what the field says of them. */
function compileCase(field: Field, { rules, choices, ...changes }: Partial<Field>): CompiledCase {
  const isRuled = saysRules({ ...changes, ...(rules && { rules }) });
  return {
    ...changes,
    ...valuesOf(choices),
    ...(isRuled && { rules: compileRules({ ...field, ...changes, ...(rules && { rules }) }) }),
  };
}

function compileField(name: string, declared: Field, context: FieldContext): CompiledField {
  const variant = context.variants?.get(name);
  const field: Field = {
    ...declared,
    /* What is never sent is a choice of the form alone. */
    ...(declared.send === false && { derive: {} }),
    ...(variant && {
      visible: both(declared.visible, variant.visible),
      sendWhenHidden: declared.sendWhenHidden ?? null,
    }),
  };
  const { of, cases: own = [], rules: written, choices, ...rest } = field;
  void written;
  const rules = compileRules(field);
  const cases = [...own, ...(variant?.cases ?? [])].map(({ when, field: changes }) => ({
    when,
    field: compileCase(field, changes),
  }));
  return {
    ...rest,
    name,
    ...valuesOf(choices),
    rules,
    write: writeOf(name, field, context.idField),
    required: field.required ?? false,
    cases,
    watches: watchesOf({ ...rest, rules }, cases),
    placed: context.placed?.has(name) ?? true,
    secret: isSecret({ ...field, cases }),
    ...(of && { of: compileFields(of, { variants: variantChanges(of, field) }) }),
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
