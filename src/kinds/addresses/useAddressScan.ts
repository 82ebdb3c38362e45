import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { runBulk } from '../../actions/bulk/runner';
import type { CompiledResource } from '../../schema/types/compiled';
import { ownsAddress, type AddressFields, type Ownership } from './ownsAddress';

export interface AddressHit {
  record: RaRecord;
  row: Readonly<Record<string, unknown>>;
  how: NonNullable<Ownership>;
}

export interface Scan {
  wanted: string;
  finished: number;
  total: number | undefined;
  hits: AddressHit[];
  /** Records whose rows could not be read: whether they have the address nobody knows. */
  unread: number;
  state: 'running' | 'done' | 'cancelled' | 'failed';
  reason?: unknown;
}

/** Looks through the rows of every record, a few records at once, until all were looked at or it is cancelled. */
export function useAddressScan(resource: CompiledResource, rows: string, fields: AddressFields) {
  const { getAll } = useConsoleCalls();
  const [scan, setScan] = useState<Scan>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const related = resource.related[rows];

  const start = async (wanted: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const change = (by: (now: Scan) => Partial<Scan>) => {
      if (running.current === controller) setScan((now) => now && { ...now, ...by(now) });
    };
    setScan({ wanted, finished: 0, total: undefined, hits: [], unread: 0, state: 'running' });
    const sort = { field: 'id', order: 'ASC' } as const;
    const lookAt = async (record: RaRecord) => {
      const filter = { [related?.foreignKey ?? '']: record.id };
      const found = await getAll(related?.resource ?? '', { filter, sort, signal }, () => undefined);
      const hits = found.flatMap((row): AddressHit[] => {
        const how = ownsAddress(row, wanted, fields);
        return how ? [{ record, row, how }] : [];
      });
      if (hits.length > 0) change((now) => ({ hits: [...now.hits, ...hits] }));
    };
    try {
      const records = await getAll(resource.name, { filter: {}, sort, signal }, () => undefined);
      change(() => ({ total: records.length }));
      const onProgress = (finished: number) => change(() => ({ finished }));
      const report = await runBulk(records, lookAt, { signal, onProgress });
      change(() => ({ state: signal.aborted ? 'cancelled' : 'done', unread: report.failed.length }));
    } catch (reason) {
      change(() => (signal.aborted ? { state: 'cancelled' } : { state: 'failed', reason }));
    }
  };
  return { scan, start, cancel: () => running.current?.abort() };
}
