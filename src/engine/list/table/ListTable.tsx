import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useDeferredValue, useRef } from 'react';
import { hasRowActions } from '../../../actions/offeredActions';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { columnKey } from '../columns/arrangeColumns';
import { cellClasses, DenseTable } from './DenseTable';
import { ListRow } from './ListRow';
import type { ListRowsProps } from '../columns/listRowProps';
import { SelectAll } from '../view/SelectAll';
import { SortHeader } from './SortHeader';
import { useOverflow } from '../columns/useOverflow';

/** What fits above the fold of a small window: drawn at once, the others right after it. */
const firstRows = 12;

/** The rows of a list; its state is ra-core's, its drawing ours. */
export function ListTable(props: ListRowsProps) {
  const { resource, columns, selectable, may } = props;
  const hasActions = hasRowActions(resource, may);
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { data = [] } = useListState();
  const drawn = useDeferredValue(data.length, firstRows);
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(container, table);
  return (
    <Box
      ref={container}
      role="region"
      tabIndex={0}
      aria-label={translate('list.table', { name: texts.name() })}
      /* What scrolls sideways would be what the heading sticks to: only a table that fits leaves that to the window. */
      sx={{ width: '100%', overflowX: overflows ? 'auto' : 'visible' }}
    >
      <DenseTable ref={table} data-overflows={overflows}>
        <thead>
          <tr>
            {selectable.isOffered && (
              <th scope="col" className={cellClasses.tool}>
                <SelectAll isSelectable={selectable.isSelectable} />
              </th>
            )}
            {resource.list?.expand !== undefined && (
              <th scope="col" className={cellClasses.tool}>
                {translate('list.details_column')}
              </th>
            )}
            {columns.map((column) => (
              <SortHeader key={columnKey(column)} column={column} label={texts.field(column.field)} />
            ))}
            {hasActions && (
              <th scope="col" className={cellClasses.end}>
                {translate('list.actions_column')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.slice(0, Math.max(drawn, firstRows)).map((record) => (
            <ListRow key={record.id} record={record} hasActions={hasActions} {...props} />
          ))}
        </tbody>
      </DenseTable>
    </Box>
  );
}
