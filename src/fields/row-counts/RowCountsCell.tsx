import { useTranslate } from 'react-admin';
import type { FieldCellProps } from '../kit';
import { countOf } from './countText';

/** The text around the counts of rows that have a field which not every kind of row has. */
function calledOf(value: unknown, options: FieldCellProps['options']): string | undefined {
  const [row] = Array.isArray(value) ? (value as object[]) : [];
  const called = Object.entries((options.called ?? {}) as Record<string, string>);
  return called.find(([field]) => row !== undefined && field in row)?.[1];
}

/** "2 inbound, 1 outbound"; nothing for what there is none of. */
export function RowCountsCell({ resource, value, options }: FieldCellProps) {
  const translate = useTranslate();
  const flags = Array.isArray(options.count) ? (options.count as string[]) : [];
  const counts = flags.map((flag) => ({ flag, count: countOf(value, flag) })).filter(({ count }) => count > 0);
  const texts = counts.map(({ flag, count }) =>
    translate(`resources.${resource.name}.row_counts.${flag}`, { smart_count: count, _: `${count} ${flag}` }),
  );
  const called = calledOf(value, options);
  /* Lines break between the counts, not in them. */
  const text = texts.map((each) => each.replaceAll(' ', '\u00a0')).join(', ');
  return <span>{called && text !== '' ? translate(called, { counts: text }) : text}</span>;
}
