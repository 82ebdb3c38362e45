import type { CompiledField, CompiledResource, Registry } from '../../schema/types/compiled';

export interface RowFields {
  /** Whose messages and rules the fields of a row have. */
  resource: CompiledResource;
  fields: CompiledField[];
  /** Message key of what one row is called, where it is a record. */
  name?: string;
  /** Those of them that have a column. */
  columns: CompiledField[];
  /** Those that stand in a second line of each row: `options.more` of the rows. */
  more: CompiledField[];
  /** Whether a row's place in the table means something. */
  isOrdered: boolean;
}

const placedNames = (child: CompiledResource) =>
  (child.form?.tabs ?? []).flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'row' ? item.fields : []))),
  );

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

const divided = (fields: CompiledField[], more: string[]): Pick<RowFields, 'fields' | 'columns' | 'more'> => ({
  fields,
  columns: fields.filter(({ name }) => !more.includes(name)),
  more: fields.filter(({ name }) => more.includes(name)),
});

/**
 * The fields of a row: `options.columns` and `options.more` where the field names them, else those on the child resource's own form, else
 * all that a row may be given.
 */
export function rowFields(resource: CompiledResource, field: CompiledField, registry: Registry): RowFields {
  const related = resource.related[field.name];
  const child = related && registry.get(related.resource);
  const { columns, more: second, order } = field.options ?? {};
  const more = namesIn(second);
  if (!related || !child)
    return { resource, ...divided(Object.values(field.of ?? {}), more), isOrdered: order === true };
  const onForm = placedNames(child);
  const all = Object.keys(child.fields);
  const names = columns ? [...namesIn(columns), ...more] : onForm.length > 0 ? onForm : all;
  const kept = new Set([child.idField, related.foreignKey, related.order]);
  const fields = names.flatMap((name) => {
    const declared = child.fields[name];
    return declared && !kept.has(name) && declared.write !== 'never' ? [declared] : [];
  });
  return {
    resource: child,
    name: `resources.${child.name}.name`,
    ...divided(fields, more),
    isOrdered: related.order !== undefined,
  };
}
