import { useInfiniteQuery } from '@tanstack/react-query';
import { useEvent, type RaRecord } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useConsoleCalls } from '../../../../actions/consoleCalls';
import { useConsole } from '../../../../session/ConsoleContext';

/** The most that the platform gives at once (platform-api 1.8). */
const atOnce = 500;

export interface Sample<T> {
  /** The newest ones, as many as have come; each once, whatever was added at the platform meanwhile. */
  rows: T[];
  /** How many there are; undefined until the first have come. */
  total: number | undefined;
  /** When the first came, milliseconds since 1970. */
  asked: number;
  error: Error | null;
  isBusy: boolean;
  hasMore: boolean;
  /** Asks for so many pages more; all of them where not said. */
  more: (pages?: number) => Promise<void>;
  stop: () => void;
  again: () => void;
}

interface Question {
  resource: string;
  filter: Readonly<Record<string, unknown>>;
  sort: string;
  /** What is kept of each record: there may be many thousands. */
  fields: readonly string[];
}

/** Records of a resource, newest first: a page at first, more on demand. Another filter is another sample. */
export function useSample<T extends { id: RaRecord['id'] }>({ resource, filter, sort, fields }: Question): Sample<T> {
  const dataProvider = useConsoleCalls();
  const { session } = useConsole();
  const queryKey = [resource, 'sample', filter, session.current_service_provider_sid, session.account_sid];
  const name = JSON.stringify(queryKey);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const pagination = { page: pageParam, perPage: atOnce };
      const params = { pagination, sort: { field: sort, order: 'DESC' as const }, filter, signal };
      const answer = await dataProvider.getList<RaRecord>(resource, params);
      const kept = answer.data.map((record) =>
        Object.fromEntries(fields.map((field) => [field, record[field] as unknown])),
      );
      return { rows: kept as unknown as T[], total: answer.total ?? kept.length, asked: Date.now() };
    },
    initialPageParam: 1,
    getNextPageParam: ({ rows, total }, all) =>
      rows.length > 0 && all.length * atOnce < total ? all.length + 1 : undefined,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  const run = useRef(0);
  const [running, setRunning] = useState<string>();
  /* What was asked for under another filter is not gone on with. */
  const end = useEvent(() => {
    run.current += 1;
    setRunning(undefined);
  });
  useEffect(() => end, [name, end]);
  const rows = useMemo(() => {
    const all = (data?.pages ?? []).flatMap((page) => page.rows);
    return [...new Map(all.map((row) => [row.id, row])).values()];
  }, [data]);
  const more = async (pages = Infinity) => {
    const own = ++run.current;
    setRunning(name);
    for (let page = 0; page < pages && run.current === own; page += 1) {
      const { hasNextPage: goesOn, isError } = await fetchNextPage();
      if (!goesOn || isError) break;
    }
    if (run.current === own) end();
  };
  return {
    rows,
    total: data?.pages.at(-1)?.total,
    asked: data?.pages[0]?.asked ?? 0,
    error,
    isBusy: isFetching || running === name,
    hasMore: hasNextPage,
    more,
    stop: end,
    again: () => void refetch(),
  };
}
