import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { TableCellProvider } from '../tableCell';
import { visuallyHidden } from '../visuallyHidden';
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

/** The rows side by side with their headings; one below the other on a narrow screen. */
export function RowsTable({ rows, label, source, keys, readOnly, onRemove, onMove }: RowsTableProps) {
  const translate = useTranslate();
  const body = useRef<HTMLTableSectionElement>(null);
  const removeRow = (index: number) => {
    onRemove(index);
    body.current?.closest('fieldset')?.focus();
  };
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ '@media (max-width: 599px)': { '&, & tbody, & tr, & td': { display: 'block', height: 'auto' } } }}
    >
      <TableHead sx={{ '@media (max-width: 599px)': visuallyHidden }}>
        <TableRow>
          {rows.columns.map((field) => (
            <RowHeading key={field.name} resource={rows.resource} field={field} />
          ))}
          {!readOnly && (
            <TableCell>
              <span style={visuallyHidden}>{translate('fields.rows.actions')}</span>
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody ref={body}>
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
      </TableBody>
    </Table>
  );
}
