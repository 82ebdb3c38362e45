import type { CompiledResource } from '../../../schema/types/compiled';
import type { FormValues } from '../record/initialValues';
import type { RemovedRows } from './saveFailure';

const rowsAt = (values: FormValues | undefined, field: string): FormValues[] =>
  Array.isArray(values?.[field]) ? (values[field] as FormValues[]) : [];

/** Child rows that the record had, and that the values which were saved no longer have. */
export function removedRows(
  { related }: CompiledResource,
  loaded: FormValues | undefined,
  values: FormValues,
): RemovedRows {
  const entries = Object.keys(related).map((field) => {
    const kept = new Set(rowsAt(values, field).map(({ id }) => id));
    return [field, rowsAt(loaded, field).filter(({ id }) => !kept.has(id))];
  });
  return Object.fromEntries(entries) as RemovedRows;
}
