import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { CompiledAction, CompiledResource } from '../../schema/types/compiled';
import { askAboutChanged } from '../delete/askAnew';
import { failureText } from '../failureText';
import { runBulk, type BulkReport } from './runner';
import { successes } from '../successes';
import { useListState } from '../useListState';

export interface BulkJob {
  records: RaRecord[];
  /** Rejects with what the report says about the record. */
  work: (record: RaRecord, signal: AbortSignal | undefined) => Promise<unknown>;
  /** Texts of the work and of its success, by the number of records. */
  running: (count: number) => string;
  done: (count: number) => string;
  /** Calls at once, where it is fewer than usual. */
  atOnce?: number;
}

export interface BulkState {
  running: string;
  finished: number;
  total: number;
  report?: BulkReport<RaRecord>;
}

/** How many calls of an action are under way at once, where its option says so. */
export const atOnceOf = ({ call }: CompiledAction): Pick<BulkJob, 'atOnce'> =>
  'use' in call && typeof call.options?.atOnce === 'number' ? { atOnce: call.options.atOnce } : {};

/** Runs one bulk job at a time beside the list, which stays usable; rows that were not done stay selected. */
export function useBulkRun(resource: CompiledResource) {
  const list = useListState();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const abort = useRef<AbortController>(undefined);
  const last = useRef<BulkJob>(undefined);
  const [state, setState] = useState<BulkState>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();

  const settle = async (job: BulkJob, report: BulkReport<RaRecord>) => {
    const { selectedIds, onSelect } = latest.current;
    const done = new Set(report.done.map(({ id }) => id));
    onSelect(selectedIds.filter((id) => !done.has(id)));
    const isComplete = report.done.length === job.records.length;
    if (isComplete) notify(job.done(job.records.length), { type: 'success' });
    else {
      const key = report.failed.length > 0 ? 'failed' : 'cancelled';
      notify(`actions.report.${key}`, { type: 'warning', messageArgs: { smart_count: report[key].length } });
    }
    setState((now) => (isComplete || !now ? undefined : { ...now, report }));
    await askAboutChanged(queryClient, resource.name, [...done]);
  };

  const start = async (job: BulkJob) => {
    successes.end();
    last.current = job;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setState({ running: job.running(job.records.length), finished: 0, total: job.records.length });
    const onProgress = (finished: number) => setState((now) => now && { ...now, finished });
    const work = (record: RaRecord) =>
      job.work(record, signal).catch((reason: unknown) => {
        throw new Error(failureText(translate, reason), { cause: reason });
      });
    await settle(
      job,
      await runBulk(job.records, work, {
        signal,
        onProgress,
        ...(job.atOnce !== undefined && { concurrency: job.atOnce }),
      }),
    );
  };

  /** The same work again, for the records that failed and those that were not begun. */
  const retry = () => {
    const { failed = [], cancelled = [] } = state?.report ?? {};
    if (last.current) void start({ ...last.current, records: [...failed.map(({ item }) => item), ...cancelled] });
  };

  return { state, start, retry, cancel: () => abort.current?.abort(), dismiss: () => setState(undefined) };
}
