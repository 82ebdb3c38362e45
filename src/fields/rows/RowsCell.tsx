import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useConsoleCalls } from '../../actions/consoleCalls';
import { rowsPath } from '../../schema/compile/compileRows';
import { fillTemplate } from '../../schema/facts/template';
import { useConsole } from '../../session/ConsoleContext';
import { toBoolean } from '../boolean/toBoolean';
import type { FieldCellProps } from '../kit';
import { plainText } from '../plainText';

type Row = Readonly<Record<string, unknown>> | null;

const isOn = (flag: string) => (row: Row) => toBoolean(row?.[flag]);

/** The rows of the field `options.others`, which are asked for where there are none of the field itself. */
function useOtherRows({ resource, field, record, value }: FieldCellProps): Row[] | undefined {
  const { call } = useConsoleCalls();
  const { registry } = useConsole();
  const isEmpty = Array.isArray(value) && value.length === 0;
  const template = rowsPath(resource, plainText(field.options?.others), (name) => registry.get(name));
  const path = fillTemplate(template ?? '', { subject: record, record }) ?? '';
  const { data } = useQuery({
    queryKey: [resource.name, 'cell', 'otherRows', record.id, path],
    queryFn: ({ signal }) => call<Row[]>(path, { signal }),
    enabled: isEmpty && path !== '',
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return isEmpty && Array.isArray(data) ? data : undefined;
}

/** How many rows there are, by the flags in `options.count`: "2 inbound, 1 outbound"; a row may count for several. */
export function RowsCell(props: FieldCellProps) {
  const { resource, field, value } = props;
  const translate = useTranslate();
  const others = useOtherRows(props);
  const rows = others ?? (Array.isArray(value) ? (value as Row[]) : undefined);
  if (!rows) return null;
  const text = (key: string, args: object, usual?: string) =>
    translate(`resources.${resource.name}.row_counts.${key}`, { ...args, _: usual });
  const flags = field.options?.count as string[] | undefined;
  if (!flags) return <span>{translate('fields.rows.count', { smart_count: rows.length })}</span>;
  const counts = flags
    .map((flag) => ({ flag, count: rows.filter(isOn(flag)).length }))
    .filter(({ count }) => count > 0)
    .map(({ flag, count }) => text(flag, { smart_count: count }, `${count} ${flag}`));
  /* Lines break between the counts, not in them. */
  const line = counts.map((each) => each.replaceAll(' ', '\u00a0')).join(', ');
  return <span>{others && line !== '' ? text(plainText(field.options?.others), { counts: line }) : line}</span>;
}
