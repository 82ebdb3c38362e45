import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { rowsPath } from '../../schema/compile/compileRows';
import { fillTemplate } from '../../schema/facts/template';
import { useConsole } from '../../session/ConsoleContext';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';
import { countOf } from './countText';

/** The rows of another kind, which are asked for where there are none of the first. */
function useOtherRows({ resource, record, value, options }: FieldCellProps): unknown {
  const { call } = useConsoleCalls();
  const { registry } = useConsole();
  const isEmpty = Array.isArray(value) && value.length === 0;
  const template = rowsPath(resource, plainText(options.others), (name) => registry.get(name));
  const path = fillTemplate(template ?? '', { subject: record, record }) ?? '';
  const { data } = useQuery({
    queryKey: [resource.name, 'cell', 'otherRows', record.id, path],
    queryFn: ({ signal }) => call(path, { signal }),
    enabled: isEmpty && path !== '',
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return isEmpty ? data : undefined;
}

/** "2 inbound, 1 outbound"; nothing for what there is none of. */
export function RowCountsCell(props: FieldCellProps) {
  const { resource, value, options } = props;
  const translate = useTranslate();
  const others = useOtherRows(props);
  const flags = Array.isArray(options.count) ? (options.count as string[]) : [];
  const counts = flags
    .map((flag) => ({ flag, count: countOf(others ?? value, flag) }))
    .filter(({ count }) => count > 0);
  const texts = counts.map(({ flag, count }) =>
    translate(`resources.${resource.name}.row_counts.${flag}`, { smart_count: count, _: `${count} ${flag}` }),
  );
  /* Lines break between the counts, not in them. */
  const text = texts.map((each) => each.replaceAll(' ', '\u00a0')).join(', ');
  return (
    <span>
      {others && text !== ''
        ? translate(`resources.${resource.name}.row_counts.${plainText(options.others)}`, { counts: text })
        : text}
    </span>
  );
}
