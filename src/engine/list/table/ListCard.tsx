import type { RaRecord } from 'react-admin';
import { Fragment, memo, useId, useState } from 'react';
import { recordTitle } from '../../../actions/recordTitle';
import { RowActions } from '../../../actions/RowActions';
import { useResourceTexts } from '../../../actions/texts';
import type { CompiledColumn } from '../../../schema/types/compiled';
import { columnKey } from '../columns/arrangeColumns';
import { isLate } from '../columns/isLate';
import { DetailsToggle } from './DetailsToggle';
import type { ListRowProps } from '../columns/listRowProps';
import { RowCell } from './RowCell';
import { RowSelect } from './RowSelect';
import { titleColumn } from '../columns/titleColumn';
import { useOpenRow } from './useOpenRow';
import { inPart } from '../../../loading/inPart';

const RowDetails = inPart(() => import('./RowDetails').then(({ RowDetails }) => RowDetails));

/** Nothing to say of a record: a label without a value would only cost a line. */
const saysNothing = ({ field, use, load, options }: CompiledColumn, record: RaRecord): boolean => {
  const value: unknown = record[field];
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty && use === undefined && load === undefined && options.none === undefined;
};

/** One record on a small screen: its name, the other columns that have something to say, and what can be done with it. */
export const ListCard = memo(function ListCard(props: ListRowProps) {
  const { resource, record, columns, may, isSelectable, isSelected, onToggle, onDeleted } = props;
  const texts = useResourceTexts(resource.name);
  const { canOpen, address, open } = useOpenRow(resource, record, may);
  const [isExpanded, setIsExpanded] = useState(false);
  const regionId = useId();
  const title = recordTitle(resource, record);
  const naming = titleColumn(resource, columns);
  const others = columns.filter((column) => column !== naming && !saysNothing(column, record));
  return (
    /* A press anywhere on it is the mouse's way; the name is a link. */
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li onClick={open} data-selected={isSelected}>
      <div className="name">
        {isSelectable !== undefined && (
          <RowSelect {...{ title, isSelected, isSelectable }} onToggle={() => onToggle(record.id)} />
        )}
        <div className="title">
          {naming && <RowCell {...{ resource, record }} column={naming} address={canOpen ? address : undefined} />}
        </div>
        {resource.list?.expand !== undefined && (
          <DetailsToggle {...{ title, regionId }} isOpen={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
        )}
      </div>
      <dl className="list-details">
        {others.map((column) => (
          <Fragment key={columnKey(column)}>
            <dt>{texts.field(column.field)}</dt>
            <dd className={isLate(resource, column) ? 'late' : undefined}>
              <RowCell {...{ resource, record, column }} address={undefined} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <div className="row-actions">
        <RowActions {...{ resource, record, onDeleted }} may={(operation) => may(operation, record)} />
      </div>
      {isExpanded && (
        <div id={regionId}>
          <RowDetails resource={resource} record={record} besides={columns.map(({ field }) => field)} />
        </div>
      )}
    </li>
  );
});
