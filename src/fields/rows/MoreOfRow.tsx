import { useTranslate } from 'react-admin';
import { FieldInput } from '../input/FieldInput';
import { TableCellProvider } from '../input/tableCell';
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
    <tr data-is-more aria-label={translate('fields.rows.more', { row: name })}>
      <td colSpan={rows.columns.length}>
        <TableCellProvider value={false}>
          <div className="more">
            {rows.more.map((field) => (
              <FieldInput
                key={field.name}
                resource={rows.resource}
                field={field}
                source={`${source}.${field.name}`}
                place={{ kind: 'row', source }}
              />
            ))}
          </div>
        </TableCellProvider>
      </td>
    </tr>
  );
}
