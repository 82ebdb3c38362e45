import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'ra-core';
import type { CompiledColumn } from '../../schema/compiled';

export interface SortHeaderProps {
  column: CompiledColumn;
  label: string;
}

/** The heading of a column; a button that sorts by it where it can be sorted by. */
export function SortHeader({ column, label }: SortHeaderProps) {
  const { sort, setSort } = useListContext();
  if (!column.sortable) return <TableCell>{label}</TableCell>;
  const isSorted = sort.field === column.field;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={direction}
        onClick={() => setSort({ field: column.field, order: isSorted && direction === 'asc' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
