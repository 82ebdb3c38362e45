import { useListState } from '../../../actions/useListState';
import { DownMark, SortMark, UpMark } from '../../../fields/elements/marks';
import type { CompiledColumn } from '../../../schema/types/compiled';
import { useChangeList } from '../filterValues/useChangeList';

export interface SortHeaderProps {
  column: CompiledColumn;
  label: string;
  /** What it says comes later. */
  isLate: boolean;
}

const orders = {
  ASC: { aria: 'ascending', Mark: UpMark, next: 'DESC' },
  DESC: { aria: 'descending', Mark: DownMark, next: 'ASC' },
} as const;

/** The heading of a column; a button that sorts by it where it can be sorted by. */
export function SortHeader({ column, label, isLate }: SortHeaderProps) {
  const { sort } = useListState();
  const change = useChangeList();
  const order = column.sortable && sort.field === column.field ? orders[sort.order] : undefined;
  const Mark = order?.Mark ?? SortMark;
  const press = () => change({ sort: { field: column.field, order: order?.next ?? 'ASC' }, page: 1 });
  return (
    <th scope="col" className={isLate ? 'late' : undefined} aria-sort={order?.aria}>
      {column.sortable ? (
        <button type="button" className="bare sort" onClick={press}>
          {label}
          <Mark size={1.1} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
