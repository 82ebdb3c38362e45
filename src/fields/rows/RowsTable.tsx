import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { inPart } from '../../loading/inPart';
import { TableCellProvider } from '../input/tableCell';
import '../elements/controls.css';
import '../elements/forms.css';
import './rows.css';
import { RowHeading } from './RowHeading';
import { RowLine } from './RowLine';
import { RowsBody } from './RowsBody';
import type { RowFields } from './rowFields';

const SortedTable = inPart(() => import('./sorting/SortedTable').then(({ SortedTable }) => SortedTable));

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
  const place = useRef<HTMLDivElement>(null);
  const [said, announce] = useState('');
  const removeRow = (index: number) => {
    onRemove(index);
    place.current?.closest('fieldset')?.focus();
  };
  const moveRow = (from: number, to: number) => {
    onMove(from, to);
    announce(translate('fields.rows.moved', { number: to + 1, total: keys.length }));
  };
  const head = (
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
  );
  const row = (key: string, index: number) => (
    <TableCellProvider key={key} value={true}>
      <RowLine
        rows={rows}
        source={`${source}.${index}`}
        index={index}
        count={keys.length}
        readOnly={readOnly}
        onRemove={removeRow}
        onMove={moveRow}
      />
    </TableCellProvider>
  );
  const Body = rows.isOrdered && !readOnly ? SortedTable : RowsBody;
  return (
    <div ref={place}>
      <Body {...{ label, head, keys, row, announce }} onMove={moveRow} />
      {rows.isOrdered && (
        <p role="status" className="visually-hidden">
          {said}
        </p>
      )}
    </div>
  );
}
