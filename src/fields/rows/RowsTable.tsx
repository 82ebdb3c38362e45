import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { PlainTable } from '../elements/PlainTable';
import { TableCellProvider } from '../input/tableCell';
import { visuallyHidden } from '../elements/visuallyHidden';
import { RowHeading } from './RowHeading';
import { RowLine } from './RowLine';
import type { RowFields } from './rowFields';

interface RowsTableProps {
  rows: RowFields;
  label: string;
  source: string;
  /** One stable key for each row. */
  keys: string[];
  readOnly: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** A row that goes on in a second line has its border below that. */
const rowsTable = {
  '& td': { verticalAlign: 'top', p: 1 },
  '& tr[data-goes-on=true] td:not([rowspan])': { borderBottom: 0 },
  '& tr[data-is-more=true] td': { py: 0 },
  '@media (max-width: 599px)': {
    '&, & tbody, & tr, & td': { display: 'block', height: 'auto' },
    /* What a row has no use for costs no line. */
    '& td:empty': { display: 'none' },
  },
};

/** The rows side by side with their headings; one below the other on a narrow screen. */
export function RowsTable({ rows, label, source, keys, readOnly, onRemove, onMove }: RowsTableProps) {
  const translate = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const removeRow = (index: number) => {
    onRemove(index);
    body.current?.closest('fieldset')?.focus();
  };
  return (
    <PlainTable aria-label={label} sx={rowsTable}>
      <Box component="thead" sx={{ '@media (max-width: 599px)': visuallyHidden }}>
        <tr>
          {rows.columns.map((field) => (
            <RowHeading key={field.name} resource={rows.resource} field={field} />
          ))}
          {!readOnly && (
            <td>
              <span style={visuallyHidden}>{translate('fields.rows.actions')}</span>
            </td>
          )}
        </tr>
      </Box>
      <tbody ref={body}>
        <TableCellProvider value={true}>
          {keys.map((key, index) => (
            <RowLine
              key={key}
              rows={rows}
              source={`${source}.${index}`}
              index={index}
              count={keys.length}
              readOnly={readOnly}
              onRemove={removeRow}
              onMove={onMove}
            />
          ))}
        </TableCellProvider>
      </tbody>
    </PlainTable>
  );
}
