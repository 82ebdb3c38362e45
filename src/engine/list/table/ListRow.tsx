import { memo, useId, useState } from 'react';
import { recordTitle } from '../../../actions/recordTitle';
import { RowActions } from '../../../actions/RowActions';
import { columnKey } from '../columns/arrangeColumns';
import { DetailsToggle } from './DetailsToggle';
import type { ListRowProps } from '../columns/listRowProps';
import { RowCell } from './RowCell';
import { RowSelect } from './RowSelect';
import { titleColumn } from '../columns/titleColumn';
import { useOpenRow } from './useOpenRow';
import { inPart } from '../../../loading/inPart';

const RowDetails = inPart(() => import('./RowDetails').then(({ RowDetails }) => RowDetails));

/** One record: its title links to its page, and so does the row for the mouse. */
export const ListRow = memo(function ListRow(props: ListRowProps & { hasActions: boolean }) {
  const { resource, record, columns, may, isSelectable, isSelected, onToggle, hasActions, onDeleted } = props;
  const { canOpen, address, open } = useOpenRow(resource, record, may);
  const [isExpanded, setIsExpanded] = useState(false);
  const regionId = useId();
  const title = recordTitle(resource, record);
  const naming = titleColumn(resource, columns);
  const hasDetails = resource.list?.expand !== undefined;
  const width = columns.length + Number(hasActions) + Number(isSelectable !== undefined) + Number(hasDetails);
  const toggle = () => setIsExpanded((isOpen) => !isOpen);
  return (
    <>
      <tr onClick={open} data-selected={isSelected} data-opens={canOpen}>
        {isSelectable !== undefined && (
          <td className="tool-cell">
            <RowSelect {...{ title, isSelected, isSelectable }} onToggle={() => onToggle(record.id)} />
          </td>
        )}
        {hasDetails && (
          <td className="tool-cell">
            <DetailsToggle {...{ title, regionId }} isOpen={isExpanded} onToggle={toggle} />
          </td>
        )}
        {columns.map((column) => (
          <td key={columnKey(column)} className={column === naming ? 'title-cell' : undefined}>
            <RowCell {...{ resource, record, column }} address={canOpen && column === naming ? address : undefined} />
          </td>
        ))}
        {hasActions && (
          <td className="end-cell row-actions">
            <RowActions {...{ resource, record, onDeleted }} may={(operation) => may(operation, record)} />
          </td>
        )}
      </tr>
      {isExpanded && (
        <tr id={regionId}>
          <td colSpan={width}>
            <RowDetails resource={resource} record={record} />
          </td>
        </tr>
      )}
    </>
  );
});
