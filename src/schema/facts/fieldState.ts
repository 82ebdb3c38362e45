import type { CompiledField } from '../types/compiled';
import { matches, type Facts } from './predicate';
import type { Scope } from '../types';

const ranks: Record<Scope, number> = { account: 0, service_provider: 1, admin: 2 };

/** What a field is at this moment. */
export interface FieldState {
  /** With the case of `variants` that holds now laid over it. */
  field: CompiledField;
  visible: boolean;
  required: boolean;
  readOnly: boolean;
}

export interface FieldStateOptions {
  mode: 'create' | 'edit' | 'show';
}

/** The field with the first of its cases that holds laid over it; options are merged, everything else is replaced. */
export function applyCases(field: CompiledField, facts: Facts): CompiledField {
  const changes = field.cases.find(({ when }) => matches(when, facts))?.field;
  if (!changes) return field;
  const options = changes.options && { options: { ...field.options, ...changes.options } };
  return { ...field, ...changes, ...options } as CompiledField;
}

/** Who looks: facts without a session see what everybody may see. */
const isInScope = ({ scope }: CompiledField, { session }: Facts): boolean => {
  if (scope === undefined) return true;
  const own = (session as { scope?: Scope } | undefined)?.scope;
  return own !== undefined && ranks[own] >= ranks[scope];
};

/** A new record has no value yet for what only the API or a later change gives it. */
const isLater = ({ write, derive, default: preset }: CompiledField, mode: FieldStateOptions['mode']): boolean =>
  mode === 'create' && (write === 'update' || (write === 'never' && !derive && preset === undefined));

function isLocked(field: CompiledField, facts: Facts, mode: FieldStateOptions['mode']): boolean {
  if (mode === 'show') return true;
  /* A derived choice is never sent, but it decides which other fields are. */
  if (field.write === 'never' && !field.derive) return true;
  if (field.write === 'create' && mode === 'edit') return true;
  return field.readOnly !== undefined && matches(field.readOnly, facts);
}

/**
 * The one place where visible, required, read-only, cases, write rules and the field's scope are judged. Forms and the
 * bodies of requests both ask it, so what is not shown cannot be sent.
 */
export function fieldState(declared: CompiledField, facts: Facts, { mode }: FieldStateOptions): FieldState {
  const field = applyCases(declared, facts);
  const { required } = field;
  return {
    field,
    visible: isInScope(field, facts) && !isLater(field, mode) && matches(field.visible, facts),
    required: typeof required === 'boolean' ? required : matches(required, facts),
    readOnly: isLocked(field, facts, mode),
  };
}
