import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate } from 'ra-core';
import { useDeferredValue, useRef } from 'react';
import { useResourceTexts } from '../../actions/texts';
import { columnKey } from './arrangeColumns';
import { ListRow } from './ListRow';
import type { ListRowsProps } from './listRowProps';
import { SelectAll } from './SelectAll';
import { SortHeader } from './SortHeader';
import { useOverflow } from './useOverflow';

/** What fits above the fold of a small window: drawn at once, the others right after it. */
const firstRows = 12;

/** The heading stays below the frame's top bar; rows are as high as their buttons and no more. */
const denseRows = (overflows: boolean) => ({
  '& thead .MuiTableCell-root': { top: overflows ? 0 : 'var(--top-bar, 0px)' },
  '& tbody .MuiTableCell-root': { py: 0.25 },
  '& tbody .MuiCheckbox-root': { py: 0.75 },
});

/** The rows of a list; its state is ra-core's, its drawing ours. */
export function ListTable(props: ListRowsProps) {
  const { resource, columns, selectable } = props;
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { data = [] } = useListContext();
  const drawn = useDeferredValue(data.length, firstRows);
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(container, table);
  return (
    <TableContainer
      ref={container}
      role="region"
      tabIndex={0}
      aria-label={translate('list.table', { name: texts.name() })}
      /* What scrolls sideways would be what the heading sticks to: only a table that fits leaves that to the window. */
      sx={{ overflowX: overflows ? 'auto' : 'visible' }}
    >
      <Table ref={table} size="small" stickyHeader sx={denseRows(overflows)}>
        <TableHead>
          <TableRow>
            {selectable.isOffered && (
              <TableCell padding="checkbox">
                <SelectAll isSelectable={selectable.isSelectable} />
              </TableCell>
            )}
            {resource.list?.expand !== undefined && (
              <TableCell padding="checkbox">{translate('list.details_column')}</TableCell>
            )}
            {columns.map((column) => (
              <SortHeader key={columnKey(column)} column={column} label={texts.field(column.field)} />
            ))}
            <TableCell align="right">{translate('list.actions_column')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.slice(0, Math.max(drawn, firstRows)).map((record) => (
            <ListRow key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
