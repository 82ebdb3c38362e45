import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import type { MouseEvent } from 'react';
import { createTurns, type Turns } from '../../../../dataProvider/http/turns';
import { useConsoleCalls } from '../../../actions/consoleCalls';
import { failureText } from '../../../actions/failureText';
import { useResourceTexts } from '../../../actions/texts';
import { Cell } from '../../../fields/Cell';
import { PlainButton } from '../../../fields/elements/PlainButton';
import type { CompiledColumn, CompiledField, CompiledResource } from '../../../schema/types/compiled';
import type { Facts } from '../../../schema/facts/predicate';
import { choosePath } from '../../../schema/facts/template';
import type { Path } from '../../../schema/types';
import { useConsole } from '../../../session/ConsoleContext';
import { columnKey } from '../columns/arrangeColumns';
import { useInView } from './useInView';

interface DeferredCellProps {
  resource: CompiledResource;
  record: RaRecord;
  column: CompiledColumn;
  field: CompiledField;
  load: Path;
}

/** Reads at once over all such cells of a column, and for how many seconds an answer is believed. */
const [atOnce, keep] = [6, 300];

/** One queue for each column, whatever lists show it. */
const queues = new Map<string, Turns>();

function queueOf(key: string): Turns {
  const queue = queues.get(key) ?? createTurns(atOnce);
  queues.set(key, queue);
  return queue;
}

/** A value that is asked for each record by itself: once its cell has been in view, a few at once, and remembered. */
export function DeferredCell({ resource, record, column, field, load }: DeferredCellProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { session, features } = useConsole();
  const { call } = useConsoleCalls();
  const { ref, wasSeen } = useInView<HTMLDivElement>();
  const facts: Facts = { subject: record, record, session, features, id: String(record.id) };
  const path = choosePath([load].flat(), facts);
  const key = columnKey(column);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource.name, 'cell', key, record.id, path],
    queryFn: ({ signal }) => queueOf(`${resource.name}.${key}`).run(() => call(path ?? '', { signal }), signal),
    enabled: wasSeen && path !== undefined,
    staleTime: keep * 1000,
    gcTime: keep * 1000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const again = (event: MouseEvent) => {
    event.stopPropagation();
    void refetch();
  };
  const failed = texts.textOr(`load.${field.name}.failed`, 'list.cell.failed');
  const isAwaited = data === undefined && (isFetching || !error);
  const reason = error ? failureText(translate, error) : '';
  return (
    <div ref={ref} aria-busy={isFetching} className={isAwaited ? 'one-line' : undefined}>
      {error && !isFetching && (
        <PlainButton
          colour="danger"
          onClick={again}
          title={reason}
          aria-label={translate('list.cell.again', { failed, reason })}
        >
          {failed}
        </PlainButton>
      )}
      {isAwaited && texts.textOr(`load.${field.name}.pending`, 'list.cell.pending')}
      {data !== undefined && !error && (
        <Cell {...{ resource, field, record }} value={data} options={column.options} as={column.use} />
      )}
    </div>
  );
}
