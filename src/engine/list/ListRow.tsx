import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { recordTitle } from '../../actions/recordTitle';
import { RowActions } from '../../actions/RowActions';
import { Cell } from '../../fields/Cell';
import { addresses } from '../../schema/addresses';
import type { CompiledColumn, CompiledResource } from '../../schema/compiled';
import { columnKey } from './arrangeColumns';
import type { May } from './useAccess';

interface ListRowProps {
  resource: CompiledResource;
  record: RaRecord;
  columns: readonly CompiledColumn[];
  may: May;
  isSelectable: boolean;
}

/** One record: its title links to its page, and so does the row for the mouse. */
export function ListRow({ resource, record, columns, may, isSelectable }: ListRowProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { selectedIds, onToggleItem, refetch } = useListContext();
  const canOpen = (resource.views.edit || resource.views.show) && (may('edit', record) || may('show', record));
  const address = addresses.edit(resource.name, record.id);
  const title = recordTitle(resource, record);
  const open = (event: MouseEvent<HTMLElement>) => {
    if (canOpen && !(event.target as HTMLElement).closest('a, button, input, label')) void navigate(address);
  };
  return (
    <TableRow
      hover
      onClick={open}
      selected={selectedIds.includes(record.id)}
      sx={{ cursor: canOpen ? 'pointer' : 'default' }}
    >
      {isSelectable && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selectedIds.includes(record.id)}
            disabled={!may('edit', record)}
            slotProps={{ input: { 'aria-label': translate('list.select_row', { title }) } }}
            onChange={() => onToggleItem(record.id)}
          />
        </TableCell>
      )}
      {columns.map((column) => {
        const field = resource.fields[column.field];
        if (!field) return null;
        const cell = (
          <Cell
            resource={resource}
            field={field}
            record={record}
            value={record[column.field] as unknown}
            options={column.options}
            as={column.as}
          />
        );
        const isTitle = canOpen && resource.title === `{${column.field}}`;
        return (
          <TableCell key={columnKey(column)} sx={{ overflowWrap: 'anywhere' }}>
            {isTitle ? (
              <Link component={RouterLink} to={address}>
                {cell}
              </Link>
            ) : (
              cell
            )}
          </TableCell>
        );
      })}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <RowActions
          resource={resource}
          record={record}
          may={(operation) => may(operation, record)}
          onDeleted={() => void refetch()}
        />
      </TableCell>
    </TableRow>
  );
}
