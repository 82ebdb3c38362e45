import { useNotify } from 'react-admin';
import { useRef } from 'react';
import type { CompiledResource } from '../../../schema/types/compiled';
import { matches } from '../../../schema/facts/predicate';
import type { RemovedRows } from './saveFailure';

/** Tells of child rows that were deleted, with the declared words; of each row once, however often a save is tried. */
export function useTellRemoved({ related }: CompiledResource): (removed: RemovedRows) => void {
  const notify = useNotify();
  const told = useRef(new Set<unknown>());
  return (removed) => {
    const messages = Object.entries(removed).flatMap(([field, rows]) =>
      rows
        .filter(({ id }) => !told.current.has(id))
        .map((row) => {
          told.current.add(row.id);
          return related[field]?.removed?.find(({ when }) => matches(when, { subject: row, row }))?.message;
        }),
    );
    for (const message of new Set(messages)) if (message) notify(message, { type: 'success' });
  };
}
