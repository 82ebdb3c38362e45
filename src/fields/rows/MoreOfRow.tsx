import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../FieldInput';
import { TableCellProvider } from '../tableCell';
import type { RowFields } from './rowFields';

interface MoreOfRowProps {
  rows: RowFields;
  source: string;
  /** Of the row. */
  name: string;
}

/** The second line of a row: inputs that have no column, each with its own label. */
export function MoreOfRow({ rows, source, name }: MoreOfRowProps) {
  const translate = useTranslate();
  return (
    <TableRow aria-label={translate('fields.rows.more', { row: name })}>
      <TableCell colSpan={rows.columns.length} sx={{ py: 0, px: 1 }}>
        <TableCellProvider value={false}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {rows.more.map((field) => (
              <FieldInput
                key={field.name}
                resource={rows.resource}
                field={field}
                source={`${source}.${field.name}`}
                place={{ kind: 'row', source }}
              />
            ))}
          </Box>
        </TableCellProvider>
      </TableCell>
    </TableRow>
  );
}
