import { filtersOf } from '../facts/ofList';
import type { CompiledField, CompiledResource } from '../types/compiled';
import type { Field, ListView, ResourceDeclaration } from '../types';

type Parent = CompiledResource['parent'];

/** The field that refers to the parent. @param declaration with its owner fields written out */
export const parentField = ({ parent, fields }: ResourceDeclaration): string | undefined =>
  parent === undefined
    ? undefined
    : Object.entries(fields as Readonly<Record<string, Field>>).find(
        ([, { reference }]) => reference?.resource === parent,
      )?.[0];

export function parentOf(declaration: ResourceDeclaration, { paths }: Pick<CompiledResource['api'], 'paths'>): Parent {
  const field = parentField(declaration);
  if (field === undefined) return undefined;
  const ofRecord = [paths.one, paths.update, paths.delete].flatMap((path) => path?.templates ?? []);
  const isInPaths = ofRecord.some((template) => template.includes('{parent.'));
  return { resource: declaration.parent!, field, isInPaths };
}

/** The list with a filter for the parent, of which one is always chosen; it stands first, unless the list places it itself. */
export function withParentFilter(list: ListView, declaration: ResourceDeclaration): ListView {
  const name = parentField(declaration);
  if (name === undefined) return list;
  const { type, scope, reference } = (declaration.fields as Readonly<Record<string, Field>>)[name]!;
  const field: Field = {
    type,
    required: true,
    ...(scope && { scope }),
    reference: { resource: reference!.resource, preset: 'first' },
  };
  const filters = filtersOf(list.filters).map((filter) =>
    filter.field ? { [filter.name]: filter.field } : filter.name,
  );
  const own = { [name]: field };
  const isIt = (filter: (typeof filters)[number]) => filter === name || (typeof filter === 'object' && name in filter);
  return {
    ...list,
    filters: filters.some(isIt) ? filters.map((filter) => (isIt(filter) ? own : filter)) : [own, ...filters],
  };
}

type Get = (name: string) => CompiledResource | undefined;

interface Own {
  name: string;
  idField: string;
  fields: Record<string, CompiledField>;
}

/** The own field that says the same parent; the key of the record that is the parent itself. */
const sameParent = ({ name, idField, fields }: Own, parent: string): string | undefined =>
  name === parent ? idField : Object.values(fields).find(({ reference }) => reference?.resource === parent)?.name;

function narrowed(field: CompiledField, own: Own, get: Get): CompiledField {
  const { reference } = field;
  const parent = reference && get(reference.resource)?.parent;
  const said = parent && sameParent(own, parent.resource);
  if (!reference || !parent || said === undefined || reference.filter) return field;
  const watches = field.watches.includes(said) ? field.watches : [...field.watches, said];
  return { ...field, watches, reference: { ...reference, filter: { [parent.field]: `{${said}}` } } };
}

/** The fields of a resource, whose references offer records below the same parent, unless their `filter` says otherwise. */
export const belowParent = (own: Own, get: Get): Own['fields'] =>
  Object.fromEntries(Object.entries(own.fields).map(([name, field]) => [name, narrowed(field, own, get)]));
