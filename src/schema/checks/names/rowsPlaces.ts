import { rowsOf } from '../../facts/rowsOf';
import type { RowsOptions } from '../../options';
import { rowsOptions } from '../../shape/optionShape';
import type { ResourceDeclaration } from '../../types';

/** Options of rows that are records of a resource. */
export interface RowsPlace {
  at: string;
  /** The field that has them; undefined for what a resource says of every field that has its records. */
  name: string | undefined;
  resource: string;
  options: RowsOptions;
}

/**
 * Rows of other resources; of one with faults only the name may be known, and options of a wrong shape say nothing: both is told by
 * itself.
 */
export function rowsPlaces({
  name: own = '',
  fields = {},
  rows,
}: Partial<Pick<ResourceDeclaration, 'name' | 'fields' | 'rows'>>): RowsPlace[] {
  const places: RowsPlace[] = [
    ...rowsOf({ fields }).map((each) => ({ at: `fields.${each.name}.options`, ...each })),
    ...(rows ? [{ at: 'rows.options', name: undefined, resource: own, options: rows.options ?? {} }] : []),
  ];
  return places.map((place) => (rowsOptions.safeParse(place.options).success ? place : { ...place, options: {} }));
}
