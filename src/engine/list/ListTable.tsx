import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate } from 'ra-core';
import { useResourceTexts } from '../../actions/texts';
import { columnKey } from './arrangeColumns';
import { ListRow } from './ListRow';
import type { ListRowsProps } from './listRowProps';
import { SelectAll } from './SelectAll';
import { SortHeader } from './SortHeader';

/** The rows of a list; its state is ra-core's, its drawing ours. */
export function ListTable(props: ListRowsProps) {
  const { resource, columns, selectable } = props;
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { data = [] } = useListContext();
  return (
    <TableContainer role="region" tabIndex={0} aria-label={translate('list.table', { name: texts.name() })}>
      <Table size="small" stickyHeader>
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
          {data.map((record) => (
            <ListRow key={record.id} record={record} {...props} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
