import type { CompiledResource } from './compiled';
import { templateVariables } from './template';

type Texts = Record<string, unknown>;

/** Kinds of texts that only a form shows. */
const ofForms = ['help', 'placeholders', 'sections', 'section_help', 'tabs', 'add_row'];
/** Kinds of texts that are told by the names of fields. */
const byField = ['fields', 'choices'];

/** Fields that the list, the title, permissions and other resources read. */
function seenFields({ fields, list, title, api, idField }: CompiledResource): Set<string> {
  const ofList = [...(list?.columns ?? []).map(({ field }) => field), ...(list?.filters ?? []).map(({ name }) => name)];
  const names = [idField, ...templateVariables(title), ...ofList, ...api.kept];
  return new Set(names.filter((name) => name in fields));
}

const only = <T>(given: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));

/** Lists that show whole records cannot do with less. */
const needsAll = ({ list }: CompiledResource): boolean => list?.expand !== undefined;

/**
 * A resource as the menu, permissions, its list and references to it need it: without its form, its rows, and the fields that
 * only a form shows.
 */
export function leanOf(resource: CompiledResource): CompiledResource {
  if (needsAll(resource)) return resource;
  const { name, api, access } = resource.declaration;
  return {
    ...resource,
    declaration: { name, api, access, fields: {} },
    fields: only(resource.fields, seenFields(resource)),
    form: undefined,
    related: {},
  };
}

/** The texts that go with `leanOf`; those of actions and their questions stay. */
export function leanTextsOf(resource: CompiledResource, texts: Texts): Texts {
  if (needsAll(resource)) return texts;
  const questions = Object.values(resource.actions).flatMap((action) => Object.keys(action.questions));
  const names = new Set([...seenFields(resource), ...questions]);
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([kind]) => !ofForms.includes(kind))
      .map(([kind, value]) => [kind, byField.includes(kind) ? only(value as Texts, names) : value]),
  );
}
