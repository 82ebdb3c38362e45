import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { nextTask } from '../../loading/nextTask';
import { useConsole } from '../../session/ConsoleContext';
import type { CompiledResource } from '../../schema/types/compiled';
import { plainText } from '../plainText';

/** What is known of a referred record: itself, undefined where nobody has it, `pending` until that is known. */
type Known = (id: string) => RaRecord | 'pending' | undefined;

const none: ReadonlyMap<string, Known> = new Map();
const PageContext = createContext(none);

/** Records that the page reads for all of its cells; undefined where the cell has to ask for its own. */
export const usePageReferences = (resource: string): Known | undefined => useContext(PageContext).get(resource);

interface PageReferencesProps {
  resource: CompiledResource;
  /** Fields that have a column. */
  fields: readonly string[];
  rows: readonly RaRecord[];
  children: ReactNode;
}

/** One resource that cells refer to. */
function ReadOnce({ target, ids, children }: { target: string; ids: readonly string[]; children: ReactNode }) {
  const dataProvider = useDataProvider();
  const outer = useContext(PageContext);
  const { data, isFetching, isPlaceholderData } = useQuery({
    queryKey: [target, 'getMany', { ids }],
    queryFn: async ({ signal }) => {
      await nextTask();
      return (await dataProvider.getMany<RaRecord>(target, { ids: [...ids], signal })).data;
    },
    enabled: ids.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isPending = isFetching && (data === undefined || isPlaceholderData);
  const value = useMemo(() => {
    const byId = new Map(data?.map((record) => [String(record.id), record]));
    return new Map(outer).set(target, (id) => byId.get(id) ?? (isPending ? 'pending' : undefined));
  }, [outer, target, data, isPending]);
  return <PageContext value={value}>{children}</PageContext>;
}

/** Reads what the rows of a page refer to once for all of their cells: a query for each cell costs as much as drawing it. */
export function PageReferences({ resource, fields, rows, children }: PageReferencesProps) {
  const { registry } = useConsole();
  /* The path of what lies below a parent needs the row: its cells ask for themselves. */
  const targets = new Set(
    (resource.list?.columns ?? [])
      .filter(({ field, use }) => resource.fields[field]?.type === 'reference' && use === undefined)
      .map(({ field }) => resource.fields[field]?.reference?.resource ?? '')
      .filter((name) => registry.get(name)?.parent === undefined && registry.get(name) !== undefined),
  );
  const idsOf = (target: string) => {
    const referring = fields.filter((name) => resource.fields[name]?.reference?.resource === target);
    return [...new Set(referring.flatMap((name) => rows.map((row) => plainText(row[name]))))].filter(Boolean).sort();
  };
  return [...targets].reduce<ReactNode>(
    (inner, target) => (
      <ReadOnce key={target} target={target} ids={idsOf(target)}>
        {inner}
      </ReadOnce>
    ),
    children,
  );
}
