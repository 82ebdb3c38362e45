/* In: records and columns. Out: the rows of a table, or cards on a small screen. */
import { useTranslate } from 'react-admin';
import { useDeferredValue, useRef, type CSSProperties } from 'react';
import { hasRowActions } from '../../../actions/offeredActions';
import { useResourceTexts } from '../../../actions/texts';
import { useListState } from '../../../actions/useListState';
import { classes } from '../../../fields/elements/classes';
import { columnKey } from '../columns/arrangeColumns';
import { isLate } from '../columns/isLate';
import { ListRow } from './ListRow';
import { useRowProps, type ListRowsProps } from '../columns/listRowProps';
import { SelectAll } from '../view/SelectAll';
import { SortHeader } from './SortHeader';
import { useOverflow } from '../columns/useOverflow';

/** What fits above the fold of a small window: drawn at once, the others right after it. */
const firstRows = 12;

/** The rows of a list; its state is react-admin's, its drawing ours. */
export function ListTable(props: ListRowsProps) {
  const { resource, columns, selectable, may } = props;
  const hasActions = hasRowActions(resource, may);
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
  const { data = [] } = useListState();
  const rowProps = useRowProps(props);
  const drawn = useDeferredValue(data.length, firstRows);
  const container = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const overflows = useOverflow(container, table);
  return (
    <div
      ref={container}
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reached by the keyboard
      tabIndex={overflows ? 0 : undefined}
      aria-label={translate('list.table', { name: texts.name() })}
      className={classes('table-frame', overflows && 'overflows')}
      style={{ '--rows': data.length, '--columns': columns.length } as CSSProperties}
    >
      <table ref={table} className="plain-table list-table">
        <thead>
          <tr>
            {selectable.isOffered && (
              <th scope="col" className="tool-cell">
                <SelectAll isSelectable={selectable.isSelectable} />
              </th>
            )}
            {resource.list?.expand !== undefined && (
              <th scope="col" className="tool-cell">
                {translate('list.details_column')}
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={columnKey(column)}
                column={column}
                label={texts.field(column.field)}
                isLate={isLate(resource, column)}
              />
            ))}
            {hasActions && (
              <th scope="col" className="end-cell">
                {translate('list.actions_column')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data.slice(0, Math.max(drawn, firstRows)).map((record) => (
            <ListRow key={record.id} {...rowProps(record)} hasActions={hasActions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
