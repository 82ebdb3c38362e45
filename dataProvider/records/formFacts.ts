import type { CompiledResource } from '../../src/schema/types/compiled';
import type { Facts } from '../../src/schema/facts/predicate';
import { sessionValue } from '../../src/schema/facts/sessionValue';
import { fillTemplate } from '../../src/schema/facts/template';
import type { Standing, Values } from '../context';

/** What conditions and templates of a form look at when it is saved. */
export interface SavedForm extends Standing {
  mode: 'create' | 'edit';
  values: Values;
  /** As it was before; empty for a new record. */
  loaded: Values;
  /** The record that a child row belongs to. */
  parent?: Values | undefined;
}

export function formFacts({ mode, values, loaded, parent, session, features }: SavedForm): Facts {
  return {
    subject: values,
    record: values,
    loaded,
    session,
    features,
    operation: mode,
    ...(parent ? { parent, row: values } : {}),
  };
}

/**
 * The values with the presets of what the form does not hold, and what the session gives for it: a choice that this scope is not shown still decides which fields
 * are sent.
 */
export function withDefaults({ fields }: CompiledResource, form: SavedForm): Values {
  if (form.mode !== 'create') return form.values;
  const facts = formFacts(form);
  const presets = Object.values(fields).map((field) => {
    const { name, default: preset } = field;
    const filled = typeof preset === 'string' ? fillTemplate(preset, facts) : preset;
    return [name, filled ?? sessionValue(field, facts)] as const;
  });
  return { ...definedOf(Object.fromEntries(presets)), ...definedOf(form.values) };
}

const definedOf = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
