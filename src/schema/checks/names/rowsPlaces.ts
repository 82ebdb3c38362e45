import { rowsOf } from '../../facts/rowsOf';
import { rowsOptions } from '../../shape/optionShape';
import type { ResourceDeclaration } from '../../types';

/**
 * Rows of other resources; of one with faults only the name may be known, and options of a wrong shape say nothing: both is told by
 * itself.
 */
export const rowsPlaces = ({ fields }: Partial<Pick<ResourceDeclaration, 'fields'>>): ReturnType<typeof rowsOf> =>
  rowsOf({ fields: fields ?? {} }).map((rows) =>
    rowsOptions.safeParse(rows.options).success ? rows : { ...rows, options: {} },
  );
