import { fieldTypes } from '../../../fields/registry';
import type { CompiledColumn, CompiledResource } from '../../../schema/types/compiled';

/** Whether what a column says comes after its rows: the room for it is kept, so that nothing moves when it comes. */
export const isLate = ({ fields }: CompiledResource, { field, use, load }: CompiledColumn): boolean =>
  load !== undefined || fieldTypes.get(use ?? fields[field]?.type ?? '')?.isLate === true;
