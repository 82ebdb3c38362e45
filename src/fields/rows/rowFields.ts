import type { CompiledField, CompiledResource, Registry } from '../../schema/compiled';

export interface RowFields {
  /** Whose messages and rules the fields of a row have. */
  resource: CompiledResource;
  fields: CompiledField[];
  /** Whether a row's place in the table means something. */
  isOrdered: boolean;
}

const placedNames = (child: CompiledResource) =>
  (child.form?.tabs ?? []).flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'row' ? item.fields : []))),
  );

/**
 * The fields of a row: `options.columns` where the field names them, else those on the child resource's own form, else
 * all that a row may be given.
 */
export function rowFields(resource: CompiledResource, field: CompiledField, registry: Registry): RowFields {
  const related = resource.related[field.name];
  const child = related && registry.get(related.resource);
  if (!related || !child)
    return { resource, fields: Object.values(field.of ?? {}), isOrdered: field.options?.ordered === true };
  const named = field.options?.columns;
  const onForm = placedNames(child);
  const all = Object.keys(child.fields);
  const names = Array.isArray(named) ? (named as string[]) : onForm.length > 0 ? onForm : all;
  const kept = new Set([child.idField, related.foreignKey, related.order]);
  const fields = names.flatMap((name) => {
    const declared = child.fields[name];
    return declared && !kept.has(name) && declared.write !== 'never' ? [declared] : [];
  });
  return { resource: child, fields, isOrdered: related.order !== undefined };
}
