import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, useTranslate } from 'ra-core';
import { useResourceTexts } from '../../actions/texts';
import type { CompiledColumn, CompiledResource } from '../../schema/compiled';
import { columnKey } from './arrangeColumns';
import { ListRow } from './ListRow';
import type { May } from './useAccess';

export interface ListTableProps {
  resource: CompiledResource;
  columns: readonly CompiledColumn[];
  may: May;
  isSelectable: boolean;
}

/** The rows of a list; its state is ra-core's, its drawing ours. */
export function ListTable({ resource, columns, may, isSelectable }: ListTableProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { data = [], sort, setSort, selectedIds, onSelect } = useListContext();
  const selectable = data.filter((record) => may('edit', record)).map(({ id }) => id);
  const chosen = selectable.filter((id) => selectedIds.includes(id));
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableContainer role="region" tabIndex={0} aria-label={translate('list.table', { name: texts.name() })}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {isSelectable && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={chosen.length > 0 && chosen.length === selectable.length}
                  indeterminate={chosen.length > 0 && chosen.length < selectable.length}
                  disabled={selectable.length === 0}
                  slotProps={{ input: { 'aria-label': translate('list.select_all') } }}
                  onChange={(_, isOn) => onSelect(isOn ? selectable : [])}
                />
              </TableCell>
            )}
            {columns.map((column) => {
              const isSorted = sort.field === column.field;
              const label = texts.field(column.field);
              if (!column.sortable) return <TableCell key={columnKey(column)}>{label}</TableCell>;
              return (
                <TableCell key={columnKey(column)} sortDirection={isSorted ? direction : false}>
                  <TableSortLabel
                    active={isSorted}
                    direction={isSorted ? direction : 'asc'}
                    onClick={() =>
                      setSort({ field: column.field, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                    }
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              );
            })}
            <TableCell align="right">{translate('list.actions_column')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <ListRow
              key={record.id}
              resource={resource}
              record={record}
              columns={columns}
              may={may}
              isSelectable={isSelectable}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
