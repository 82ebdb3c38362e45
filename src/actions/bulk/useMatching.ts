import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsoleCalls } from '../consoleCalls';
import { failureText } from '../failureText';
import { useListState } from '../useListState';

export interface MatchingOptions {
  resource: CompiledResource;
  /** What the list is filtered by, presets included. */
  filter: Readonly<Record<string, unknown>>;
  isSelectable: (record: RaRecord) => boolean;
}

/** The selected records, and how those on other pages that the filters let through are selected, too. */
export function useMatching({ resource, filter, isSelectable }: MatchingOptions) {
  const { data, total = 0, sort, page, perPage, selectedIds, onSelect } = useListState();
  const provider = useConsoleCalls();
  const notify = useNotify();
  const translate = useTranslate();
  /* Records of other pages, as long as the filters are the same. */
  const [beyond, setBeyond] = useState<readonly RaRecord[]>([]);
  const [loaded, setLoaded] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const shown = JSON.stringify([filter, page, perPage]);
  useEffect(() => {
    setBeyond([]);
    return () => running.current?.abort();
  }, [shown]);

  const records = useMemo(() => {
    const known = new Map([...beyond, ...(data ?? [])].map((record) => [record.id, record]));
    return selectedIds.flatMap((id) => known.get(id) ?? []);
  }, [beyond, data, selectedIds]);

  const selectAll = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setLoaded(0);
    try {
      const all = await provider.getAll(resource.name, { filter, sort, signal }, setLoaded);
      if (signal.aborted) return;
      const chosen = all.filter(isSelectable);
      setBeyond(chosen);
      onSelect(chosen.map(({ id }) => id));
    } catch (reason) {
      if (!signal.aborted) notify(failureText(translate, reason), { type: 'error' });
    } finally {
      setLoaded(undefined);
    }
  };

  return {
    records,
    /** How many match; 0 where they are all on the page, or selected already. */
    total: total > (data?.length ?? 0) && records.length < (beyond.length || total) ? total : 0,
    loaded,
    selectAll: () => void selectAll(),
  };
}
