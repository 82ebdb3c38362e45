import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { FieldInput } from '../FieldInput';
import { RowButtons } from './RowButtons';
import { RowError } from './RowError';
import type { RowFields } from './rowFields';

interface RowLineProps {
  rows: RowFields;
  source: string;
  index: number;
  count: number;
  readOnly: boolean;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** One child row: an input for each of its fields. Drawn anew only when its place in the table changes. */
export const RowLine = memo(
  function RowLine({ rows, source, index, count, readOnly, onRemove, onMove }: RowLineProps) {
    const translate = useTranslate();
    return (
      <TableRow aria-label={translate('fields.rows.row', { number: index + 1 })}>
        {rows.fields.map((field, position) => (
          <TableCell key={field.name} sx={{ verticalAlign: 'top', py: 1, minWidth: 110 }}>
            <FieldInput
              resource={rows.resource}
              field={field}
              source={`${source}.${field.name}`}
              place={{ kind: 'row', source }}
            />
            {position === 0 && <RowError source={source} />}
          </TableCell>
        ))}
        {!readOnly && (
          <TableCell sx={{ verticalAlign: 'top', py: 1, whiteSpace: 'nowrap' }}>
            <RowButtons index={index} count={count} isOrdered={rows.isOrdered} onRemove={onRemove} onMove={onMove} />
          </TableCell>
        )}
      </TableRow>
    );
  },
  (before, after) =>
    before.rows === after.rows &&
    before.source === after.source &&
    before.count === after.count &&
    before.readOnly === after.readOnly,
);
