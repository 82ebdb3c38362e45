import type { RowsOptions } from '../options';
import type { Field, ResourceDeclaration } from '../types';

type Rows = Pick<Partial<Field>, 'of' | 'options'>;

/** The fields that a field holds itself: of a group, and of rows that are no records. */
export const fieldsIn = ({ of }: Rows): Record<string, Field> | undefined => (typeof of === 'object' ? of : undefined);

/** Fields whose rows are records of another resource, with its name and their options. */
export const rowsOf = ({
  fields,
}: Pick<ResourceDeclaration, 'fields'>): { name: string; resource: string; options: RowsOptions }[] =>
  Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([name, { of, options = {} }]) =>
    typeof of === 'string' ? [{ name, resource: of, options: options as RowsOptions }] : [],
  );
