import { rowsOf } from '../facts/rowsOf';
import { messageKey } from '../messageKey';
import type { RowsOptions } from '../options';
import type { CompiledResource, Related } from '../types/compiled';
import type { Field, ResourceDeclaration, Template } from '../types';

const names = [
  'foreignKey',
  'order',
  'sort',
  'apart',
  'when',
  'key',
  'removed',
  'save',
] as const satisfies readonly (keyof RowsOptions)[];

/** The options of a field without what they say of rows that are records of another resource. */
export function ownOptions({ of, options }: Pick<Field, 'of' | 'options'>): Pick<Field, 'options'> {
  if (!options || typeof of !== 'string') return options ? { options } : {};
  const own = Object.entries(options).filter(([name]) => !(names as readonly string[]).includes(name));
  return own.length > 0 ? { options: Object.fromEntries(own) } : {};
}

type Get = (name: string) => Pick<CompiledResource, 'declaration'> | undefined;

/** A message of the resource whose records the rows are. */
const saidBy = <T extends object>(resource: string, said: T): T => {
  const keys = Object.entries(said).filter(([part]) => ['message', 'note', 'warning', 'question'].includes(part));
  return { ...said, ...Object.fromEntries(keys.map(([part, key]) => [part, messageKey(resource, String(key))])) };
};

function withRows(field: Field, get: Get): Field {
  const child = typeof field.of === 'string' ? get(field.of)?.declaration : undefined;
  if (!child?.rows) return field;
  const { rules = [], ...rows } = child.rows;
  const options: RowsOptions & Field['options'] = { ...rows.options };
  if (options.removed) options.removed = options.removed.map((said) => saidBy(child.name, said));
  const asked = rules.map((rule) => (typeof rule === 'string' ? rule : saidBy(child.name, rule)));
  return {
    ...rows,
    ...field,
    options: { ...options, ...field.options },
    rules: [...(field.rules ?? []), ...asked],
  };
}

/** Where the rows of a field are read for one record: a path for each, by its key; undefined where no filter of theirs finds them. */
export function rowsPath(
  { related, idField }: Pick<CompiledResource, 'related' | 'idField'>,
  field: string,
  get: (name: string) => CompiledResource | undefined,
): Template | undefined {
  const { resource = '', foreignKey = '' } = related[field] ?? {};
  const { base, filters = {} } = get(resource)?.api ?? {};
  const filter = filters[foreignKey];
  return typeof filter === 'object' ? `${base}?${filter.query}={${idField}}` : undefined;
}

/** Fields with what the resources whose records their rows are say of them (`rows`). */
export const withRowsOfOthers = (fields: Readonly<Record<string, Field>>, get: Get): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withRows(field, get)]));

/** Rows of other resources by the field that holds them. @param declaration with what those say of them */
export const compileRows = (declaration: ResourceDeclaration, idField: string, get: Get): Record<string, Related> =>
  Object.fromEntries(
    rowsOf(declaration).map(({ name, resource, options }) => {
      const isNamedAlike = idField in (get(resource)?.declaration.fields ?? {});
      const said = Object.fromEntries(names.flatMap((part) => (part in options ? [[part, options[part]]] : [])));
      const removed = options.removed?.map((each) => ({
        ...each,
        message: messageKey(declaration.name, each.message),
      }));
      return [
        name,
        {
          resource,
          ...(isNamedAlike && { foreignKey: idField }),
          ...said,
          ...(removed && { removed }),
          save: options.save ?? 'each',
        },
      ];
    }),
  );
