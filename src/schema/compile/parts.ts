import type { CompiledField, CompiledForm, CompiledResource } from '../types/compiled';
import { compileForm } from './compileForm';
import type { Form, Scope } from '../types';

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

type Get = (name: string) => CompiledResource | undefined;

/** The fields of a resource and of the singletons that stand in its form (R411 refuses equal names). */
export const withFieldsOfParts = (fields: CompiledResource['fields'], parts: readonly CompiledResource[]) => ({
  ...Object.fromEntries(parts.flatMap(fieldsOfPart)),
  ...fields,
});

/** The form with the sections of the singletons that stand in it. */
export const formWithParts = (form: Form, get: Get): CompiledForm =>
  compileForm(form, (name) => {
    const part = get(name);
    return part ? sectionsOfPart(part) : [];
  });
