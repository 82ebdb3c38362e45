import type { CompiledAction, CompiledApi, CompiledBlocker, CompiledField, CompiledResource } from '../types/compiled';
import { withOwners } from '../ownerTypes';
import { holdsSecret } from './compileFields';
import { reservedWords, watchedPaths, type Predicate } from '../facts/predicate';
import { fieldsIn } from '../facts/rowsOf';
import { templateVariables } from '../facts/template';
import type { Field, ResourceDeclaration } from '../types';

/** Names of own fields that paths over a row read: bare ones, and those that name the row. */
function fieldsRead(paths: readonly string[], { isBareOwn }: { isBareOwn: boolean }): string[] {
  return paths.flatMap((path) => {
    const [first = '', second] = path.split('.');
    if (['record', 'row', 'selection', 'loaded'].includes(first)) return second ? [second] : [];
    return isBareOwn && !(reservedWords as readonly string[]).includes(first) ? [first] : [];
  });
}

const templateFields = (templates: readonly string[]) =>
  fieldsRead(templates.flatMap(templateVariables), { isBareOwn: true });

const predicateFields = (predicate: Predicate | undefined) => fieldsRead(watchedPaths(predicate), { isBareOwn: true });

function actionReads({ call, enabled, visible, ask = {} }: CompiledAction): string[] {
  const given = 'use' in call ? [] : Object.values(call.body ?? {}).filter((part) => typeof part === 'string');
  const templates = 'use' in call ? [] : [...call.templates, ...given];
  const ofQuestions = Object.values(ask).flatMap((field) => [
    ...Object.values(field.reference?.filter ?? {}),
    ...(typeof field.default === 'string' ? [field.default] : []),
  ]);
  return [...templateFields([...templates, ...ofQuestions]), ...predicateFields(enabled), ...predicateFields(visible)];
}

/**
 * Bare paths of a blocker's `where` read the other record; those of its filter and `record.x` read the own one. What a named
 * blocker reads, its options say as `record.x`.
 */
function blockerReads(blocker: CompiledBlocker): string[] {
  if ('use' in blocker)
    return [...JSON.stringify(blocker.options ?? {}).matchAll(/\brecord\.(\w+)/g)].map(([, name = '']) => name);
  const ofWhere = fieldsRead(watchedPaths(blocker.where), { isBareOwn: false });
  return [
    ...templateFields([...Object.values(blocker.filter), blocker.address ?? '']),
    ...ofWhere,
    ...predicateFields(blocker.visible),
  ];
}

/** Identifiers are short, and whoever asks for the records of an owner asks by them. */
const isIdentifier = ({ type }: CompiledField) => type === 'sid' || type === 'reference';

type Unkept = Pick<
  CompiledResource,
  'idField' | 'title' | 'fields' | 'list' | 'actions' | 'access' | 'blockedBy' | 'search' | 'pages'
> & { api: Pick<CompiledApi, 'filters'> };

const mayBeKept = (resource: Pick<CompiledResource, 'fields'>, name: string): boolean => {
  const field = resource.fields[name];
  return field === undefined || !holdsSecret(field);
};

/** Fields that a whole list of the resource keeps, for its own views and for what others read of it; never a secret. */
export function keptOf(resource: Unkept, readByOthers: readonly string[]): string[] {
  const { idField, title, fields, list, actions, access, blockedBy, search, pages, api } = resource;
  const names = [
    idField,
    /* A hand-written page says nowhere what it reads. */
    ...(Object.keys(pages).length > 0 ? Object.keys(fields) : []),
    ...templateFields([title]),
    ...(list?.columns ?? []).map(({ field }) => field),
    ...templateFields((list?.columns ?? []).flatMap(({ load = [] }) => load)),
    ...(list ? [list.sort.field] : []),
    ...(list?.filters ?? []).map(({ name }) => name),
    ...Object.keys(api.filters),
    ...Object.values(access.owner),
    ...(search ?? []),
    ...Object.values(access.when ?? {}).flatMap(predicateFields),
    ...(access.asks ?? []).flatMap(({ when }) => predicateFields(when)),
    ...predicateFields(access.endsSession),
    ...Object.values(actions).flatMap(actionReads),
    ...blockedBy.flatMap(blockerReads),
    ...Object.values(fields)
      .filter(isIdentifier)
      .map(({ name }) => name),
    ...readByOthers,
  ];
  return [...new Set(names)].filter((name) => name in fields && mayBeKept(resource, name));
}

type Reference = NonNullable<Field['reference']>;

/** Every reference of a field: its own, and those of its cases, its rows or its group. */
function referencesIn({ reference, options, of, cases = [] }: Partial<Field>): Reference[] {
  const more = [...Object.values(fieldsIn({ of }) ?? {}), ...cases];
  /* What sets some of them apart is read of each, as what makes them candidates is. */
  const marks = (options?.marks ?? []) as readonly { when?: Predicate }[];
  const read = marks.flatMap(({ when }) =>
    reference && when ? { resource: reference.resource, candidates: when } : [],
  );
  return [...(reference ? [reference] : []), ...read, ...more.flatMap(referencesIn)];
}

/** Every reference that a resource makes: of its fields, of rows and groups, of the questions of its actions and of filters. */
function referencesOf(declaration: ResourceDeclaration): Reference[] {
  const { fields, actions = {}, list } = withOwners(declaration);
  const asked = Object.values(actions).flatMap(({ ask = {} }) => Object.values(ask));
  const filters = (list?.filters ?? []).flatMap((filter) => (typeof filter === 'string' ? [] : Object.values(filter)));
  return [{ of: fields }, ...asked, ...filters].flatMap(referencesIn);
}

/**
 * What references from other resources read of a resource's candidates, by its name: the fields that `candidates` tests and that
 * `filter` narrows by.
 */
export function readByOthers(declarations: readonly ResourceDeclaration[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const fieldsOf = new Map(declarations.map(({ name, fields }) => [name, Object.keys(fields)]));
  for (const { resource, filter = {}, candidates, preview = [] } of declarations.flatMap(referencesOf)) {
    const bare = watchedPaths(candidates).filter(
      (path) => !(reservedWords as readonly string[]).includes(path.split('.')[0]!),
    );
    const names = found.get(resource) ?? new Set();
    const shown = preview === true ? (fieldsOf.get(resource) ?? []) : preview;
    for (const path of [...bare, ...Object.keys(filter), ...shown]) names.add(path.split('.')[0]!);
    found.set(resource, names);
  }
  return new Map([...found].map(([name, names]) => [name, [...names]]));
}
