import type { CompiledApi, CompiledField, CompiledResource } from './compiled';
import { templateVariables } from './template';

type Texts = Record<string, unknown>;

/** Kinds of texts that only a form shows, or the dialog that deletes; both bring the whole resource. */
const ofForms = [
  'form',
  'help',
  'none',
  'placeholders',
  'sections',
  'section_help',
  'tabs',
  'add_row',
  'delete',
  'toasts',
];
/** Kinds of texts that are told by the names of fields. */
const byField = ['fields', 'choices'];

/** Fields that the list, the title, permissions and other resources read. */
function seenFields({ fields, list, nav, title, api, idField }: CompiledResource): Set<string> {
  /* What has no page to begin with is reached from a form, which brings all of it along. */
  if (!list && !nav) return new Set();
  const ofList = [...(list?.columns ?? []).map(({ field }) => field), ...(list?.filters ?? []).map(({ name }) => name)];
  const names = [idField, ...templateVariables(title), ...ofList, ...api.kept];
  return new Set(names.filter((name) => name in fields));
}

const only = <T>(given: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));

/** Actions that stand somewhere else than in a form. */
const seenActions = ({ actions }: CompiledResource): CompiledResource['actions'] =>
  Object.fromEntries(Object.entries(actions).filter(([, { on }]) => on.some((place) => place !== 'form')));

/** A field without what only a form asks about it. */
function leanField({
  rules,
  visible,
  readOnly,
  value,
  default: preset,
  clear,
  ...field
}: CompiledField): CompiledField {
  void [rules, visible, readOnly, value, preset, clear];
  return { ...field, watches: [] };
}

const leanFields = (fields: Record<string, CompiledField>): Record<string, CompiledField> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, leanField(field)]));

/** Lists that show whole records cannot do with less. */
const needsAll = ({ list }: CompiledResource): boolean => list?.expand !== undefined;

/** What reads go by. */
function readsOf({
  base,
  id,
  paths,
  paging,
  sort,
  filters,
  query,
  where,
  within,
  many,
  read,
  kept,
}: CompiledApi): CompiledApi {
  const reads = { ...(paths.list && { list: paths.list }), ...(paths.one && { one: paths.one }) };
  const given = { id, paging, sort, query, where, within };
  return {
    ...given,
    base,
    paths: reads,
    filters,
    many,
    read,
    kept,
    update: 'changed',
    always: [],
    write: [],
  };
}

/** Without the questions as they were declared, since the compiled ones are used, and without what only a running action reads. */
const asked = (actions: CompiledResource['actions']) =>
  Object.fromEntries(
    Object.entries(actions).map(([name, { call, ...action }]) => [
      name,
      { ...action, call: 'use' in call ? { use: call.use } : call, ask: {} },
    ]),
  );

/**
 * A resource as the menu, permissions, its list and references to it need it: without its form, its rows, what guards a delete,
 * and the fields and actions that only a form shows.
 */
export function leanOf(resource: CompiledResource): CompiledResource {
  if (needsAll(resource)) return resource;
  const { name, api, access } = resource;
  return {
    ...resource,
    declaration: { name, api: { base: api.base }, access: { scope: access.scope }, fields: {} },
    api: readsOf(api),
    actions: asked(seenActions(resource)),
    fields: leanFields(only(resource.fields, seenFields(resource))),
    form: undefined,
    related: {},
    blockedBy: [],
  };
}

/** The texts that go with `leanOf`; those of actions that lists have, and of their questions, stay. */
export function leanTextsOf(resource: CompiledResource, texts: Texts): Texts {
  if (needsAll(resource)) return texts;
  const actions = seenActions(resource);
  const questions = Object.values(actions).flatMap((action) => Object.keys(action.questions));
  const names = new Set([...seenFields(resource), ...questions]);
  const kept = (kind: string, value: unknown) => {
    if (kind === 'actions') return only(value as Texts, new Set(Object.keys(actions)));
    return byField.includes(kind) ? only(value as Texts, names) : value;
  };
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([kind]) => !ofForms.includes(kind))
      .map(([kind, value]) => [kind, kept(kind, value)]),
  );
}
