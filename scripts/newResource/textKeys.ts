import type { CompiledField, CompiledResource } from '../../src/schema/types/compiled';

const choiceKeys = ({ name, choices }: CompiledField): string[] =>
  Array.isArray(choices)
    ? choices.filter((value) => typeof value === 'string').map((value: string) => `choices.${name}.${value}`)
    : [];

/** The texts that a resource must have by the naming convention, below `resources.<name>`. */
export function resourceKeys({ fields, list, form, actions, views }: CompiledResource): string[] {
  const shown = Object.values(fields).filter(
    ({ name, placed, part }) => !part && (placed || list?.columns.some(({ field }) => field === name)),
  );
  const tabs = form?.tabs ?? [];
  return [
    'name',
    ...shown.map(({ name }) => `fields.${name}`),
    ...shown.flatMap(choiceKeys),
    ...(list?.filters ?? []).map(({ name }) => `filters.${name}`),
    ...tabs.filter(({ id }) => id !== '').map(({ id }) => `tabs.${id}`),
    ...tabs.flatMap(({ sections }) => sections.filter(({ part }) => !part).map(({ id }) => `sections.${id}`)),
    ...Object.keys(actions).map((name) => `actions.${name}.label`),
    ...(views.create ? ['titles.add', 'toasts.created'] : []),
    ...(views.edit ? ['titles.edit', 'toasts.updated'] : []),
    ...(views.list ? ['empty.title'] : []),
  ];
}

/** Names of the fields of groups and rows, at any depth. */
const namesInside = (fields: Record<string, CompiledField>): string[] =>
  Object.values(fields).flatMap(({ of = {} }) => [...Object.keys(of), ...namesInside(of)]);

/** What views ask for by the naming convention, below `resources.<name>`: patterns, with the names that the declaration has. */
export function textConvention({ fields, list, form, actions, declaration }: CompiledResource): RegExp {
  const inside = namesInside(fields);
  const asked = Object.values(actions).flatMap(({ questions }) => Object.keys(questions));
  const named = [...JSON.stringify(declaration).matchAll(/"(?:label|help|placeholder)":"([\w.-]+)"/g)].map(
    ([, name]) => name!,
  );
  const filters = (list?.filters ?? []).map(({ name }) => name);
  const anyField = [...Object.keys(fields), ...inside, ...asked, ...filters, ...named];
  const tabs = form?.tabs ?? [];
  const one = (names: readonly string[]) => `(${names.join('|') || '-'})`;
  return new RegExp(
    [
      '^(name',
      'titles\\.(list|add|edit)',
      '(empty|no_match)\\.(title|text)',
      'toasts\\.(created|updated|deleted|deleted_form)',
      'delete\\.(button|title|confirm|in_use)',
      'swap',
      'nav',
      'own',
      'denied(\\.(list|show|create|edit|delete))?',
      /* A field type that is lent to others asks for its words at the resource whose rows it saves. */
      'choices\\.unit\\..+',
      `(fields|help|placeholders|add_row|none)\\.${one(anyField)}`,
      `choices\\.${one(anyField)}\\..+`,
      `(filters|all)\\.${one([...filters, 'q'])}`,
      `needs\\.${one(Object.values(fields).flatMap(({ reference }) => reference?.resource ?? []))}`,
      `tabs\\.${one(tabs.map(({ id }) => id))}`,
      `(sections|section_help)\\.${one(tabs.flatMap(({ sections }) => sections.map(({ id }) => id)))}`,
      `actions\\.${one([...Object.keys(actions), ...named])}\\.(label|title|button|running|done|count)`,
      `actions\\.${one(
        Object.values(actions)
          .filter(({ questions }) => Object.values(questions).some(({ type }) => type === 'reference'))
          .map(({ name }) => name),
      )}\\.none`,
      `actions\\.${one(
        Object.values(actions)
          .filter(({ confirm }) => confirm)
          .map(({ name }) => name),
      )}\\.confirm)$`,
    ].join('|'),
  );
}

/** What only the names of a declaration lead to: a text in one of these groups that the convention does not know is a stale one. */
const ofNames = /^(fields|help|placeholders|choices|filters|all|tabs|sections|section_help|needs|actions)\./;

/** The keys among those of a file of texts whose field, section, action … is no longer declared. */
export function staleKeys(resource: CompiledResource, keys: readonly string[]): string[] {
  const convention = textConvention(resource);
  const declared = JSON.stringify(resource.declaration);
  return keys.filter(
    (key) => ofNames.test(key) && !convention.test(key) && !declared.includes(`resources.${resource.name}.${key}"`),
  );
}
