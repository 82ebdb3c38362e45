import { rowsOf } from '../facts/rowsOf';
import { messageKey } from '../messageKey';
import type { RowsOptions } from '../options';
import type { CompiledResource, Related } from '../types/compiled';
import type { Field, ResourceDeclaration } from '../types';

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

/** Rows of other resources by the field that holds them. */
export const compileRows = (
  declaration: ResourceDeclaration,
  idField: string,
  get: (name: string) => Pick<CompiledResource, 'declaration'> | undefined,
): Record<string, Related> =>
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
        } as Related,
      ];
    }),
  );
