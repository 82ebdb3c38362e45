import TableSortLabel from '@mui/material/TableSortLabel';
import { useListState } from '../../../actions/useListState';
import type { CompiledColumn } from '../../../schema/types/compiled';

export interface SortHeaderProps {
  column: CompiledColumn;
  label: string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The heading of a column; a button that sorts by it where it can be sorted by. */
export function SortHeader({ column, label }: SortHeaderProps) {
  const { sort, setSort } = useListState();
  if (!column.sortable) return <th scope="col">{label}</th>;
  const isSorted = sort.field === column.field;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort[direction] : undefined}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => setSort({ field: column.field, order: isSorted && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </th>
  );
}
