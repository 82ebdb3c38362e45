import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { useResourceTexts } from '../../../../actions/texts';
import type { CompiledResource } from '../../../../schema/types/compiled';
import type { Table } from './parseTable';
import type { Import } from './useImport';

interface ImportColumnsProps extends Pick<Import, 'fields' | 'columns' | 'choose'> {
  resource: CompiledResource;
  table: Table;
}

/** Which field each column of the file is for, with what its first row holds. */
export function ImportColumns({ resource, table, fields, columns, choose }: ImportColumnsProps) {
  const translate = useTranslate();
  const texts = useResourceTexts(resource.name);
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
                {texts.field(name)}
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
