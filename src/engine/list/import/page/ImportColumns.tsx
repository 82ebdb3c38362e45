import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Table } from './parseTable';
import type { Import } from './useImport';

interface ImportColumnsProps extends Pick<Import, 'fields' | 'labelOf' | 'columns' | 'choose'> {
  table: Table;
}

/** Which field each column of the file is for, with what its first row holds. */
export function ImportColumns({ table, fields, labelOf, columns, choose }: ImportColumnsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset className="import-columns">
      <legend>{translate('import.columns')}</legend>
      {table.header.map((title, index) => (
        <div key={index}>
          <label htmlFor={`${id}-${index}`}>{title || translate('import.unnamed', { number: index + 1 })}</label>
          <select
            id={`${id}-${index}`}
            className="control"
            value={columns[index] ?? ''}
            onChange={({ target }) => choose(index, target.value || undefined)}
          >
            <option value="">{translate('import.left_out')}</option>
            {fields.map(({ name }) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </select>
          <span className="muted">
            {fields.some(({ name, secret }) => secret && name === columns[index]) ? '' : table.rows[0]?.cells[index]}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
