import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { TableCellProvider } from '../input/tableCell';
import '../elements/controls.css';
import '../elements/forms.css';
import './rows.css';
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
    <table aria-label={label} className="plain-table stacking rows-table">
      <thead>
        <tr>
          {rows.columns.map((field) => (
            <RowHeading key={field.name} resource={rows.resource} field={field} />
          ))}
          {!readOnly && (
            <td>
              <span className="visually-hidden">{translate('fields.rows.actions')}</span>
            </td>
          )}
        </tr>
      </thead>
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
    </table>
  );
}
