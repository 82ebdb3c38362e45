import type { CompiledField, CompiledResource, CompiledTab } from '../types/compiled';
import type { Scope } from '../types';

const ranks: Scope[] = ['account', 'service_provider', 'admin'];

const higher = (one: Scope, other: Scope = 'account'): Scope =>
  ranks.indexOf(one) >= ranks.indexOf(other) ? one : other;

/** Who sees a part in another form: whoever may edit it. */
export const partScope = ({ access }: CompiledResource): Scope => access.scope.edit ?? 'admin';

const fieldsOfPart = (part: CompiledResource): [string, CompiledField][] =>
  Object.values(part.fields).map((field) => [
    field.name,
    { ...field, part: part.name, scope: higher(partScope(part), field.scope) },
  ]);

/** The sections of a part's own form, marked as its own. */
const sectionsOfPart = (part: CompiledResource) =>
  (part.form?.tabs ?? []).flatMap(({ sections }) =>
    sections.map((section) => ({ ...section, part: part.name, scope: higher(partScope(part), section.scope) })),
  );

/**
 * The resource with the fields, sections and rules of the singletons that stand in its form; what it declares itself goes before
 * theirs (R411 refuses equal names).
 */
export function withParts(
  resource: CompiledResource,
  get: (name: string) => CompiledResource | undefined,
): CompiledResource {
  const { form, fields } = resource;
  if (!form || resource.parts.length === 0) return resource;
  const known = (names: readonly string[]) => names.flatMap((name) => get(name) ?? []);
  const parts = known(resource.parts);
  const tabs = form.tabs.map((tab): CompiledTab => ({
    ...tab,
    sections: [...known(tab.parts).flatMap(sectionsOfPart), ...tab.sections],
  }));
  const rules = [...form.rules, ...parts.flatMap((part) => part.form?.rules ?? [])];
  return {
    ...resource,
    fields: { ...Object.fromEntries(parts.flatMap(fieldsOfPart)), ...fields },
    form: { ...form, tabs, rules },
  };
}
