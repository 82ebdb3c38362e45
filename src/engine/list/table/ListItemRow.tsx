import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useId, useState } from 'react';
import { recordTitle } from '../../../actions/recordTitle';
import { RowActions } from '../../../actions/RowActions';
import { useResourceTexts } from '../../../actions/texts';
import type { CompiledColumn } from '../../../schema/types/compiled';
import { columnKey } from '../columns/arrangeColumns';
import { DetailsToggle } from './DetailsToggle';
import type { ListRowProps } from '../columns/listRowProps';
import { RowCell } from './RowCell';
import { RowSelect } from './RowSelect';
import { titleColumn } from '../columns/titleColumn';
import { useOpenRow } from './useOpenRow';
import { inPart } from '../../../loading/inPart';

const RowDetails = inPart(() => import('./RowDetails').then(({ RowDetails }) => RowDetails));

/** Nothing to say of a record: a label without a value would only cost a line. */
const saysNothing = ({ field, as, load, options }: CompiledColumn, record: RaRecord): boolean => {
  const value: unknown = record[field];
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty && as === undefined && load === undefined && options.none === undefined;
};

/** One record on a small screen: its name and what can be done with it, and below both the other columns. */
export function ListItemRow({ resource, record, columns, may, selectable, onDeleted }: ListRowProps) {
  const texts = useResourceTexts(resource.name);
  const { canOpen, address, open } = useOpenRow(resource, record, may);
  const [isExpanded, setIsExpanded] = useState(false);
  const regionId = useId();
  const title = recordTitle(resource, record);
  const naming = titleColumn(resource, columns);
  const others = columns.filter((column) => column !== naming && !saysNothing(column, record));
  return (
    <ListItem divider disableGutters onClick={open} sx={{ display: 'block', px: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {selectable.isOffered && (
          <RowSelect record={record} title={title} isSelectable={selectable.isSelectable(record)} />
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {naming && <RowCell {...{ resource, record }} column={naming} address={canOpen ? address : undefined} />}
        </Box>
        {resource.list?.expand !== undefined && (
          <DetailsToggle {...{ title, regionId }} isOpen={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
        )}
        <RowActions {...{ resource, record, onDeleted }} may={(operation) => may(operation, record)} />
      </Box>
      {/* Among other words a link must not be told by its colour alone. */}
      <Typography
        component="div"
        variant="body2"
        color="text.secondary"
        sx={{ overflowWrap: 'anywhere', '& a': { textDecoration: 'underline' } }}
      >
        {others.map((column, index) => (
          <span key={columnKey(column)}>
            {index > 0 && ' · '}
            {texts.field(column.field)}: <RowCell {...{ resource, record, column }} address={undefined} />
          </span>
        ))}
      </Typography>
      {isExpanded && (
        <Box id={regionId}>
          <RowDetails resource={resource} record={record} />
        </Box>
      )}
    </ListItem>
  );
}
