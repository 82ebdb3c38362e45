import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';

/** The column that names a record and so links to it: the first that the title is made of, else the first of all. */
export const titleColumn = (
  resource: CompiledResource,
  columns: readonly CompiledColumn[],
): CompiledColumn | undefined =>
  columns.find(({ field }) => resource.title.includes(`{${field}}`) || resource.title.includes(`{record.${field}}`)) ??
  columns.find(({ field }) => resource.fields[field]?.type !== 'reference');
