import { useDataProvider, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { inParallel } from '../../../dataProvider/http/inParallel';
import type { CompiledResource } from '../../schema/types/compiled';
import { useConsole } from '../../session/ConsoleContext';
import { isOpenable, searchableFor } from './openable';
import { isWholeSid } from './sid';

/** Nothing is asked while keys follow each other faster than this. */
const pauseMs = 300;
/** Requests at the same time. */
export const mostRequests = 4;
const shortest = 2;
const perResource = 6;

export interface FoundRecords {
  resource: CompiledResource;
  records: RaRecord[];
  /** There are others. */
  hasMore: boolean;
  /** The resource could not be asked: nothing is known of what it has. */
  failed: boolean;
}

interface Answered {
  text: string;
  found: FoundRecords[];
  isDone: boolean;
}

const nothing: Answered = { text: '', found: [], isDone: true };

/** Records of all resources that a text finds; they come as the resources answer, in the order of the navigation. */
export function useRecordSearch(typed: string): { found: FoundRecords[]; isSearching: boolean } {
  const facts = useConsole();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const resources = useMemo(() => searchableFor(facts), [facts]);
  const [answered, setAnswered] = useState(nothing);
  const text = typed.trim();
  const isWanted = text.length >= shortest && !isWholeSid(text);

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (resource: CompiledResource): Promise<FoundRecords> => {
      try {
        const rows = await dataProvider.search(resource.name, text, { limit: perResource + 1, signal });
        const records = rows.filter((record) => isOpenable(resource, facts, record));
        return {
          resource,
          records: records.slice(0, perResource),
          hasMore: records.length > perResource,
          failed: false,
        };
      } catch {
        return { resource, records: [], hasMore: false, failed: true };
      }
    };
    const run = async () => {
      setAnswered({ text, found: [], isDone: false });
      const work = async (resource: CompiledResource) => {
        if (signal.aborted) return;
        const answer = await ask(resource);
        if (!signal.aborted) setAnswered((before) => ({ ...before, found: [...before.found, answer] }));
      };
      await inParallel(resources, work, mostRequests);
      if (!signal.aborted) setAnswered((before) => ({ ...before, isDone: true }));
    };
    const timer = setTimeout(() => void run(), pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isWanted, text, facts, resources, dataProvider]);

  const isCurrent = isWanted && answered.text === text;
  const found = useMemo(
    () => resources.flatMap((resource) => answered.found.find((answer) => answer.resource === resource) ?? []),
    [resources, answered],
  );
  return { found: isCurrent ? found : [], isSearching: isWanted && !(isCurrent && answered.isDone) };
}
